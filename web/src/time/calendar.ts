/** When the person at this device can't be expected to answer by mail. */
import type { Quiet } from "../settings.svelte";
import type { Calendar } from "../wire/data";

/** Where this device is; one that does not say counts as Greenwich. */
export function zoneHere(): string {
  const { timeZone = "" } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone === "" || timeZone === "Etc/Unknown" ? "UTC" : timeZone;
}

export function calendarOf(quiet: Quiet, zone = zoneHere()): Calendar {
  const { from, to, weekends } = quiet;
  return { zone, quiet_from: from, quiet_to: to, free_weekends: weekends };
}

/** What of the lobby is fetched when it is looked at, with the words it needs. */
import { LOBBY } from "../text/catalogues";
import { speech } from "../text/speech.svelte";

export async function bringMine(): Promise<{
  MyTables: typeof import("./MyTables.svelte").default;
}> {
  const [{ default: MyTables }] = await Promise.all([
    import("./MyTables.svelte"),
    speech.also(LOBBY),
  ]);
  return { MyTables };
}

export async function bringNewTable(): Promise<typeof import("./NewTable.svelte").default> {
  const [{ default: NewTable }] = await Promise.all([
    import("./NewTable.svelte"),
    speech.also(LOBBY),
  ]);
  return NewTable;
}

export async function bringSettings(): Promise<{
  SettingsDialog: typeof import("./SettingsDialog.svelte").default;
  SettingsList: typeof import("./SettingsList.svelte").default;
}> {
  const [{ default: SettingsDialog }, { default: SettingsList }] = await Promise.all([
    import("./SettingsDialog.svelte"),
    import("./SettingsList.svelte"),
    speech.also(LOBBY),
  ]);
  return { SettingsDialog, SettingsList };
}

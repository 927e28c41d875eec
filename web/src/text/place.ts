/** As the reader's own country writes it, if we speak its language there: 2:00 PM, 14:00. */
export function localeOf(lang: string): string {
  const known = typeof navigator === "undefined" ? [] : navigator.languages;
  return known.find((tag) => tag.toLowerCase().startsWith(lang)) ?? lang;
}

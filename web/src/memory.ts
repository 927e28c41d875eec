/** The memory of this device: texts by name. Private windows may have none. */
const PREFIX = "backroom.";

export function read(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null; // private windows may have none
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // Then it is forgotten when the page closes.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Then there is nothing to forget.
  }
}

/** What is kept under names that begin with this, each without it. */
export function namesOf(place: string): string[] {
  try {
    const names = Array.from(
      { length: localStorage.length },
      (_, at) => localStorage.key(at) ?? "",
    );
    const begin = PREFIX + place;
    return names.filter((name) => name.startsWith(begin)).map((name) => name.slice(begin.length));
  } catch {
    return [];
  }
}

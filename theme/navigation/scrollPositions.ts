/** Session storage: how far each entry of the history was scrolled, as `[key, pixels]` pairs. */
const storageKey = 'rslib-docs-scroll';

/** Entries kept; the oldest go first. */
const maxEntries = 50;

/** Reads what `formatPositions` wrote; garbage counts as nothing. */
export function parsePositions(text: string | null): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    return new Map(Array.isArray(entries) ? entries.filter(isPosition) : []);
  } catch {
    return new Map();
  }
}

/** The newest positions as text. */
export const formatPositions = (positions: ReadonlyMap<string, number>): string =>
  JSON.stringify([...positions].slice(-maxEntries));

const isPosition = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';

/** The positions of this tab's visit; empty where storage is blocked. */
export function loadPositions(): Map<string, number> {
  try {
    return parsePositions(sessionStorage.getItem(storageKey));
  } catch {
    return new Map();
  }
}

/** Keeps the positions for after a reload. */
export function savePositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, formatPositions(positions));
  } catch {
    // Blocked or full: the browser's own memory has to do.
  }
}

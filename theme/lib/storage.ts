/**
 * The key under which a choice is kept: the name at base `/`; with the path below one, since sites of
 * one origin share their storage (design.md, "Storage keys").
 */
export function storageKey(name: string, base: string): string {
  return base === '/' ? name : name + base;
}

/**
 * What is stored under a key, or `null`, also where storage throws (site data blocked, sandboxed frame):
 * for what runs before theme/boot/storedChoices.ts has made it safe.
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores what the reader chose. Where nothing more can be written (quota), the page keeps it for itself:
 * `data-unkept` on its root says that what is stored is older (theme/boot/storedChoices.ts).
 */
export function keepChoice(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    document.documentElement.dataset.unkept = '';
  }
}

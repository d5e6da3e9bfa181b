/**
 * What is stored under a key, or `null`, also where storage throws (site data blocked, sandboxed frame):
 * for what runs before theme/boot/storageGuard.ts has made it safe.
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

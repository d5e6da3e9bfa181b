/**
 * The key under which a choice is kept: the name at base `/`; with the path below one, since sites of
 * one origin share their storage (design.md, "Storage keys").
 */
export function storageKey(name: string, base: string): string {
  return base === '/' ? name : name + base;
}

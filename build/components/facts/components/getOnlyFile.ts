import type { FactStore } from '../factStore';

/** The one file of a case's output that a pattern fits. @throws Error where there is none or more. */
export function getOnlyFile(store: FactStore, id: string, pattern: RegExp): string {
  const names = store
    .getCase(id)
    .files.map(({ path }) => path)
    .filter((path) => pattern.test(path));
  const [name] = names;
  if (name !== undefined && names.length === 1) return name;
  throw new Error(`case “${id}” has ${names.length} files like ${pattern.source}, not one.`);
}

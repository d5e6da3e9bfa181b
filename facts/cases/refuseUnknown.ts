import { suggestName } from './suggestName';

/** @throws Error naming the cases that do not exist, each with the nearest one that does. */
export function refuseUnknown(wanted: readonly string[], ids: readonly string[]): void {
  const unknown = wanted.filter((id) => !ids.includes(id));
  if (unknown.length === 0) return;
  const names = unknown.map((id) => `“${id}”${suggestName(id, ids)}`).join(', ');
  throw new Error(
    `facts: no such case: ${names}. A case is a folder of cases/ with a case.ts; \`ls cases\` lists them.`,
  );
}

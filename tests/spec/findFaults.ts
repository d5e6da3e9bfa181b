import { listTitles, type TestTitle } from './listTitles';
import { matchTitle, splitReference } from './matchTitle';
import type { SpecRow } from './SpecRow';

/** Numbers that a table lacks or has twice, each with what is wrong. */
export function findNumberFaults(rows: readonly SpecRow[], last: number): string[] {
  const wanted = Array.from({ length: last }, (_, index) => index + 1);
  const counts = new Map<number, number>();
  for (const { row } of rows) counts.set(row, (counts.get(row) ?? 0) + 1);
  return [
    ...wanted.filter((row) => !counts.has(row)).map((row) => `row ${row} is missing`),
    ...[...counts].filter(([, count]) => count > 1).map(([row]) => `row ${row} stands twice`),
    ...[...counts.keys()]
      .filter((row) => !wanted.includes(row))
      .map((row) => `row ${row} is none of 1 to ${last}`),
  ];
}

/** Rows that say nothing, or more than one of test, reason and open. */
export function findEmptyRows(rows: readonly SpecRow[]): string[] {
  return rows.flatMap((entry) => {
    const said = (['test', 'reason', 'open'] as const).filter((key) => key in entry);
    const [key] = said;
    const words = key
      ? [(entry as Partial<Record<typeof key, string | string[]>>)[key]].flat()
      : [];
    const isWhole = words.length > 0 && words.every((word) => word?.trim()) && entry.rule.trim();
    return said.length === 1 && isWhole
      ? []
      : [`row ${entry.row} needs a rule and one of test, reason, open, not empty`];
  });
}

/** Gives the text of a file; `undefined` where there is none. */
export type ReadSource = (file: string) => string | undefined;

/** Named tests that are not there, each with its row. */
export function findMissingTests(rows: readonly SpecRow[], readSource: ReadSource): string[] {
  const known = new Map<string, TestTitle[] | undefined>();
  const getTitles = (file: string) => {
    if (!known.has(file)) {
      const source = readSource(file);
      known.set(file, source === undefined ? undefined : listTitles(source));
    }
    return known.get(file);
  };
  return rows.flatMap((entry) => {
    if (!('test' in entry)) return [];
    return [entry.test].flat().flatMap((reference) => {
      const { file, title } = splitReference(reference);
      const titles = getTitles(file);
      if (!titles) return [`row ${entry.row}: there is no file ${file}`];
      if (titles.some((declared) => matchTitle(title, declared))) return [];
      return [`row ${entry.row}: ${file} holds no test “${title}”`];
    });
  });
}

import type { Change } from './change';

/** A place of a page; lines start at 1. */
export interface Place {
  file: string;
  line: number;
}

export interface PageChanges {
  file: string;
  /** In the order of the page; `lines` are all that name it. */
  changes: { lines: number[]; change: Change }[];
}

export interface UpgradeList {
  pages: PageChanges[];
  /** Changes of which no page speaks. */
  unmentioned: Change[];
}

/** Sorts changes to the pages that speak of them; `findPlaces` knows the pages. */
export function joinPages(
  changes: readonly Change[],
  findPlaces: (change: Change) => readonly Place[],
): UpgradeList {
  const pages = new Map<string, PageChanges>();
  const unmentioned: Change[] = [];
  for (const change of changes) {
    const places = findPlaces(change);
    // A number that no page gives is no work for a writer.
    if (places.length === 0 && change.kind !== 'version') unmentioned.push(change);
    for (const [file, lines] of groupByFile(places)) {
      const page = pages.get(file) ?? { file, changes: [] };
      pages.set(file, page);
      page.changes.push({ lines, change });
    }
  }
  const firstLine = ({ lines }: PageChanges['changes'][number]) => lines[0] ?? 0;
  for (const page of pages.values()) page.changes.sort((a, b) => firstLine(a) - firstLine(b));
  const sorted = [...pages.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
  return { pages: sorted, unmentioned };
}

function groupByFile(places: readonly Place[]): Map<string, number[]> {
  const byFile = new Map<string, number[]>();
  for (const { file, line } of places) {
    const lines = byFile.get(file) ?? [];
    if (!lines.includes(line)) lines.push(line);
    byFile.set(file, lines);
  }
  for (const lines of byFile.values()) lines.sort((a, b) => a - b);
  return byFile;
}

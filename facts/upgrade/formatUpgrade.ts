import type { Change } from './snapshot';

export interface UpgradeHeader {
  before: string;
  after: string;
  /** What the list leaves open, a sentence each. */
  notes: readonly string[];
}

/** Cases with one difference that are worth a line. */
const manyCases = 3;
/** Longest line of an example, in characters. */
const exampleLength = 100;

/** The list a writer works through: page by page, then what no page mentions. */
export function formatUpgrade(
  { pages, unmentioned }: UpgradeList,
  { before, after, notes }: UpgradeHeader,
): string {
  const route = `@rslib/core ${before} → ${after}`;
  if (pages.length === 0 && unmentioned.length === 0) {
    return [`${route}: no differences`, ...notes].join('\n');
  }
  const places = pages.reduce((sum, page) => sum + page.changes.length, 0);
  return [
    `${route}: ${places} changes on ${pages.length} pages, ${unmentioned.length} no page mentions`,
    ...notes,
    ...listShared([
      ...pages.flatMap(({ changes }) => changes.map(({ change }) => change)),
      ...unmentioned,
    ]),
    ...pages.flatMap(({ file, changes }) => [
      '',
      ...changes.flatMap(({ lines: [first, ...more], change }) => [
        `${file}:${first}  ${describe(change)}${more.length > 0 ? `  (also ${more.join(', ')})` : ''}`,
        ...showExample(change),
      ]),
    ]),
    ...(unmentioned.length > 0 ? ['', 'No page mentions:', ...listUnmentioned(unmentioned)] : []),
  ].join('\n');
}

const describe = ({ kind, name, what }: Change): string => `${getLabel(kind, name)}: ${what}`;

const getLabel = (kind: Change['kind'], name: string): string =>
  kind === 'message' ? `message “${name}”` : `${kind} ${name}`;

function showExample({ example }: Change): string[] {
  if (!example) return [];
  const cut = (line: string) =>
    line.length > exampleLength ? `${line.slice(0, exampleLength)}…` : line;
  return [
    ...(example.before ? [`      - ${cut(example.before)}`] : []),
    ...(example.after ? [`      + ${cut(example.after)}`] : []),
  ];
}

/** What happens to many cases has one cause: it is listed first. */
function listShared(changes: readonly Change[]): string[] {
  const byWhat = new Map<string, Set<string>>();
  for (const { kind, name, what } of changes) {
    if (kind !== 'case' || !what.startsWith('ends with')) continue;
    byWhat.set(what, (byWhat.get(what) ?? new Set()).add(name));
  }
  const shared = [...byWhat].filter(([, names]) => names.size >= manyCases);
  shared.sort(([, a], [, b]) => b.size - a.size);
  return shared.map(([what, names]) => `  ${names.size} cases: ${what}`);
}

/** The same thing said of many names is said once, with the names. */
function listUnmentioned(changes: readonly Change[]): string[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const key = `${change.kind} ${change.what}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    if (group.length === 1) return [`  ${describe(first)}`, ...showExample(first)];
    const names = group.map(({ name }) => name).join(', ');
    return [`  ${group.length} ${first.kind}s: ${first.what}: ${names}`];
  });
}

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

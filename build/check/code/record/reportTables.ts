import type { PhrasingContent, Table } from 'mdast';
import { inlineCode, table, text } from '../../../components/facts/components/nodes';
import type { PageProof, ProofKind } from './countPage';

/** What each kind of snippet is held to. */
const kindChecks: readonly (readonly [ProofKind, string])[] = [
  ['config', 'type-checked with TypeScript 7 and 5, loaded with the real loadConfig'],
  ['module', 'type-checked with TypeScript 7 and 5; other languages are parsed'],
  ['output', 'compared byte for byte with what a build wrote or printed'],
  ['component', 'taken from what a build wrote or printed'],
  ['error', 'fails with the message it promises'],
  ['json', 'parsed; package.json and tsconfig.json are checked key by key'],
  ['shell', 'every program exists, and every command and flag of rslib'],
  ['fragment', 'parsed: trivial'],
];

const trivialKinds: readonly ProofKind[] = ['fragment'];

/** Snippets by what they are. */
export function tableOfKinds(pages: readonly PageProof[]): Table {
  const rows = kindChecks.map(([kind, check]) => [
    trivialKinds.includes(kind) ? `${kind} (trivial)` : kind,
    check,
    `${sum(pages, ({ kinds }) => kinds[kind])}`,
  ]);
  return table([['Kind', 'How it is checked', 'Snippets'], ...rows]);
}

/** Snippets that could not be run, with the reason; undefined where all could. */
export function tableOfNotRun(pages: readonly PageProof[]): Table | undefined {
  const rows = pages.flatMap((page) =>
    page.notRun.map(({ name, reason }) => [
      [link(page.route, nameOf(page))],
      [inlineCode(name)],
      reason,
    ]),
  );
  return rows.length > 0 ? table([['Page', 'Snippet', 'Why it is not run'], ...rows]) : undefined;
}

/** Links to pages, parted by commas. */
export const joinLinks = (pages: readonly PageProof[]): PhrasingContent[] =>
  pages.flatMap((page, index) => [
    ...(index > 0 ? [text(', ')] : []),
    link(page.route, nameOf(page)),
  ]);

/** Two languages may have a page of one title: what is not in the first folder's says which it is. */
const nameOf = ({ file, title }: PageProof): string =>
  file.startsWith('en/') ? title : `${title} (${file.split('/', 1)[0]})`;

const link = (url: string, title: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [text(title)],
});

const sum = <Item>(items: readonly Item[], count: (item: Item) => number): number =>
  items.reduce((total, item) => total + count(item), 0);

import { sharedHeadings } from '../../../site/sharedHeadings';
import { issue, type LocalIssue } from '../../read/issues';
import type { SitePage } from '../site';

/** A kind of page in the default language, and the h2 that each has, in this order. */
interface PageKind {
  name: string;
  /** Paths inside the folder of the language, without their ending. */
  pages: RegExp;
  headings: readonly string[];
}

const problems = sharedHeadings.problems.text.en;
const pitfalls = sharedHeadings.pitfalls.text.en;
const next = sharedHeadings.next.text.en;
const related = sharedHeadings.related.text.en;

/** What `npm run new` writes, until its author does. */
export const placeholderDescription =
  'Say here in one sentence what readers learn on this page, as a search result would show it.';

const pageKinds: readonly PageKind[] = [
  {
    name: 'option of Rslib',
    pages: /^config\/lib\/(?!index$)/,
    headings: ['Use', 'What changes in the output', 'When to use it', pitfalls, related],
  },
  {
    name: 'options of Rsbuild',
    pages: /^config\/rsbuild\//,
    headings: ['What applies to a library', pitfalls, related],
  },
  {
    name: 'guide',
    pages: /^(?:guide\/(?:basic|advanced|upgrade)\/(?!index$)|api\/(?:start|plugin-dts)$)/,
    headings: [problems, next],
  },
  {
    name: 'quick start',
    pages: /^guide\/start\/quick-start$/,
    headings: ['Build a package by hand', 'Before you publish', problems, next],
  },
  {
    name: 'solution',
    pages: /^guide\/solution\/(?!index$)/,
    headings: [
      ...['Create the package', 'Build it', 'Check it before you publish', 'Use it'],
      ...[problems, next],
    ],
  },
  {
    name: 'migration',
    pages: /^guide\/migration\//,
    headings: [
      ...['At a glance', 'A project before and after', 'Every option'],
      ...['What differs in the output', problems, next],
    ],
  },
];

/** The h2 that a page at this path has, such as `guide/basic/cli`; none for other kinds. */
export const listHeadings = (path: string): readonly string[] => findKind(path)?.headings ?? [];

const findKind = (path: string): PageKind | undefined =>
  pageKinds.find(({ pages }) => pages.test(path));

/** Pages of a kind that lack a heading of it, or have them in another order. */
export function checkPageShape({ file, isFragment, parsed }: SitePage): LocalIssue[] {
  const kind = isFragment ? undefined : findKind(file.replace(/^[^/]+\/|\.mdx?$/g, ''));
  if (!kind || !parsed || parsed.isBroken) return [];
  const headings = parsed.headings.filter(({ depth }) => depth === 2);
  const own = headings.map(({ text }) => text);
  const found = own.filter((text) => kind.headings.includes(text));
  if (found.join('\n') === kind.headings.join('\n')) return [];
  const again = headings.find(({ text }, at) => found.includes(text) && own.indexOf(text) < at);
  const missing = kind.headings.filter((text) => !own.includes(text));
  const list = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(', ');
  const message = again
    ? `The page has a heading “${again.text}” already.`
    : missing.length > 0
      ? `Pages of the kind “${kind.name}” have a heading ${list(missing)}; this one does not.`
      : 'The headings are in another order than on pages like this one.';
  const hint = `Write, in this order: ${list(kind.headings)}.`;
  return [issue(again ?? { line: 1 }, 'page-shape', message, hint)];
}

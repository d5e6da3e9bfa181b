import type { ToolFacts } from '../../../facts/tool/toolFacts';
import type { CheckedPage } from '../../read/checkedPage';
import { checkedPages, isOf } from '../../components/checkedPages';
import type { ComponentUse, DocsPage } from '../../components/docsPages';

export interface CoverageInput {
  /** All pages, and what is checked on each. */
  pages: readonly DocsPage[];
  counts: readonly CheckedPage[];
  tool: ToolFacts;
  caseIds: readonly string[];
  /** Addresses that there have to be (requiredRoutes.ts). */
  routes: readonly string[];
  /** The language that is whole. */
  language: string;
}

/** The theme draws it, for every build; tests/site/answers.test.ts asks for it. */
const errorPage = '/404';
/** Pages about this site rather than the tool. */
const aboutTheSite = /^\/(?:components|proof)$/;

/**
 * What the pages cover of the specification and the installed tool. Options, flags and fences that lack
 * something are faults of their own.
 */
export function measureCoverage(input: CoverageInput): Measure[] {
  const { counts, tool, caseIds, routes, language } = input;
  const pages = input.pages.filter((page) => page.language === language);
  const built = new Set([errorPage, ...input.pages.map(({ route }) => route)]);
  const headings = listHeadings(pages.filter(({ route }) => route.startsWith('/api/')));
  const listed = new Set(pages.flatMap(({ codes }) => codes.map(({ text }) => text)));
  const shown = new Set(counts.flatMap(({ cases }) => cases));
  const subjects = pages.flatMap(({ components }) => components.flatMap(listSubjects));
  return [
    measure('routes', routes, (route) => built.has(route)),
    measure('exports', tool.exports.values, (name) => headings.has(name)),
    measure('types', tool.exports.types, (name) => headings.has(name)),
    measure(
      'messages',
      tool.messages.map(({ text }) => text),
      (text) => listed.has(text),
    ),
    {
      ...measure(
        'pages with a case',
        counts.filter((count) => isAboutBehaviour(count, pages)),
        ({ cases }) => cases.length > 0,
        ({ route }) => route,
      ),
      least: 0.9,
    },
    measure('cases', caseIds, (id) =>
      id.startsWith('error-') ? shown.has(id) : isOf(id, [...subjects, 'matrix']),
    ),
  ];
}

/** Beginnings of ids by which `<CheckedPages of="examples" subject="…" />` lists cases. */
const listSubjects = ({ name, attributes }: ComponentUse): string[] =>
  name === checkedPages.name
    ? attributes.flatMap(({ name: key, value }) =>
        key === 'subject' && typeof value === 'string' ? value.split(/\s+/) : [],
      )
    : [];

function measure<Item>(
  name: string,
  items: readonly Item[],
  isCovered: (item: Item) => boolean,
  describe: (item: Item) => string = String,
): Measure {
  const missing = items.filter((item) => !isCovered(item));
  const covered = items.length - missing.length;
  return { name, covered, total: items.length, least: 1, missing: missing.map(describe) };
}

/** Names that are headings, also several in one: `rsbuild and rspack`. */
const listHeadings = (pages: readonly DocsPage[]): Set<string> =>
  new Set(
    pages.flatMap(({ sections }) =>
      sections.flatMap(({ text }) => text.split(/,\s*|\s+(?:and|or)\s+/)),
    ),
  );

/** Pages of text about the tool: neither landing page nor overview, and not about this site. */
function isAboutBehaviour({ file, route }: CheckedPage, pages: readonly DocsPage[]): boolean {
  const page = pages.find((one) => one.file === file);
  return page !== undefined && /^doc(?:-wide)?$/.test(page.pageType) && !aboutTheSite.test(route);
}

/** How much of something the pages cover. */
export interface Measure {
  name: string;
  covered: number;
  /** All there is. */
  total: number;
  /** Least share of it that will do, 0 to 1. */
  least: number;
  /** What is not covered, by name or place. */
  missing: readonly string[];
}

/** Whether a measure is what it has to be. */
export const isEnough = ({ covered, total, least }: Measure): boolean => covered >= total * least;

/** Names of what is missing that are printed. */
const mostNames = 5;

/** The measures in a line, then what is wrong of those that are too low, each on a line. */
export function formatCoverage(measures: readonly Measure[]): string {
  const faults = measures.filter((measure) => !isEnough(measure)).map(explain);
  return [`Coverage: ${measures.map(describe).join(' · ')}`, ...faults].join('\n');
}

const describe = ({ name, covered, total, least }: Measure): string =>
  `${name} ${covered}/${total}${least < 1 ? ` (${toPercent(least)} wanted)` : ''}`;

const toPercent = (share: number): string => `${Math.round(share * 100)} %`;

function explain({ name, covered, total, least, missing }: Measure): string {
  const names = missing.slice(0, mostNames).join(', ');
  const more = missing.length > mostNames ? ` and ${missing.length - mostNames} more` : '';
  const list = names ? ` Missing: ${names}${more}.` : '';
  return `Coverage of ${name} is too low: ${covered} of ${total}, ${toPercent(least)} is wanted.${list}`;
}

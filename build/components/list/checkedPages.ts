import type { List, Table } from 'mdast';
import type { CaseResult } from '../../../facts/cases/results';
import type { ToolFacts } from '../../../facts/tool/toolFacts';
import type { PageChecks, SnippetKind } from '../pageChecks';
import exampleSubjects from '../../../site/exampleSubjects.json' with { type: 'json' };
import { original } from '../../../site/site';
import {
  type Attributes,
  choose,
  type BuildTimeComponent,
  requireAttribute,
  splitWords,
} from '../component';
import type { FactStore, GetText } from '../factStore';
import {
  type Block,
  type Inline,
  inlineCode,
  link,
  list,
  listOfBlocks,
  paragraph,
  table,
  text,
} from '../nodes';

/** Undefined where no page has anything of it. */
type Section = (
  pages: readonly PageChecks[],
  facts: FactStore,
  attributes: Attributes,
) => Block | undefined;

/** The first words of the ids of cases, by the subject that a list of examples names. */
export const subjects: Readonly<Record<string, string>> = exampleSubjects;

/** Sections of the report, by the value of `of`. */
const sections: Readonly<Record<string, Section>> = {
  kinds: (pages, { t }) => tableOfKinds(pages, t),
  'not-run': (pages, { t }) => tableOfNotRun(pages, t) ?? paragraph(text(t('facts.allRun'))),
  examples: (pages, facts, attributes) =>
    listExamples(pages, facts, choose(subjects, requireAttribute(attributes, 'subject'))),
};

/**
 * `<CheckedPages of="kinds" />`: a table of what was checked (`kinds`, `not-run`); `of="examples"
 * subject="styles"`: a list of the cases of a subject of site/exampleSubjects.json, with the pages that show them.
 */
export const checkedPages: BuildTimeComponent = {
  name: 'CheckedPages',
  about: 'What was checked on all pages, or the cases of a subject with the pages that show them.',
  attributes: { of: 'text', subject: 'text' },
  needsPages: true,
  render(attributes, facts) {
    const render = choose(sections, requireAttribute(attributes, 'of'));
    const pages = facts.listPageChecks();
    const block = render(pages, facts, attributes);
    // Where pages are only checked, none is counted.
    if (!block && pages.length > 0) throw new Error('no page shows a case of it.');
    return block ? [block] : [];
  },
};

type Case = { id: string; result: CaseResult };

/** A store reads a case from the disk each time, and a page may have a dozen of these lists. */
const known = new WeakMap<ToolFacts, Case[]>();

function listCases({ tool, caseIds, getCase }: FactStore): Case[] {
  const cases = known.get(tool) ?? caseIds.map((id) => ({ id, result: getCase(id) }));
  known.set(tool, cases);
  return cases;
}

/** What each kind of snippet is called, and what is done with it. */
const kindChecks = [
  ['config', 'facts.configKind', 'facts.configChecked'],
  ['module', 'facts.moduleKind', 'facts.moduleChecked'],
  ['builtSource', 'facts.sourceKind', 'facts.sourceChecked'],
  ['output', 'facts.outputKind', 'facts.outputChecked'],
  ['component', 'facts.componentKind', 'facts.componentChecked'],
  ['error', 'facts.errorKind', 'facts.errorChecked'],
  ['json', 'facts.jsonKind', 'facts.jsonChecked'],
  ['shell', 'facts.shellKind', 'facts.shellChecked'],
  ['fragment', 'facts.fragmentKind', 'facts.fragmentChecked'],
  ['otherCommand', 'facts.othersKind', 'facts.othersChecked'],
] as const satisfies (readonly [SnippetKind, string, string])[];

/** Snippets by what they are. */
function tableOfKinds(pages: readonly PageChecks[], t: GetText): Table {
  const rows = kindChecks.map(([kind, name, check]) => [
    t(name),
    t(check),
    `${sum(pages, ({ kinds }) => kinds[kind])}`,
  ]);
  return table([[t('facts.kind'), t('facts.check'), t('facts.snippets')], ...rows]);
}

/** Snippets that could not be run, with the reason; undefined where all could. */
function tableOfNotRun(pages: readonly PageChecks[], t: GetText): Table | undefined {
  const rows = pages
    .filter(isFirstLanguage)
    .flatMap((page) =>
      page.notRun.map(({ name, reason }) => [[linkPage(page)], [inlineCode(name)], reason]),
    );
  const head = [t('facts.page'), t('facts.snippet'), t('facts.reason')];
  return rows.length > 0 ? table([head, ...rows]) : undefined;
}

/** Two languages may have a page of one title: what is not in the first folder's says which it is. */
const nameOf = ({ file, title }: PageChecks): string =>
  isFirstLanguage({ file }) ? title : `${title} (${file.split('/', 1)[0]})`;

const linkPage = (page: PageChecks): Inline => link(page.route, text(nameOf(page)));

const sum = <Item>(items: readonly Item[], count: (item: Item) => number): number =>
  items.reduce((total, item) => total + count(item), 0);

/** Pages that name a case in a list, and leave it to another page to show it. */
const listings =
  /^\/(?:zh\/)?(?:guide\/(?:faq|reference)\/|guide\/solution\/$|guide\/start\/(?:features|glossary|npm-packages)$|(?:components|proof)$)/;
/** Languages have the same pages; the first folder's are enough. */
const isFirstLanguage = ({ file }: Pick<PageChecks, 'file'>): boolean =>
  file.startsWith(`${original}/`);

/**
 * The pages that show cases with ids that begin so, each with their questions; undefined where there is none. Of
 * pages that show a case, the first has its question.
 */
function listExamples(
  pages: readonly PageChecks[],
  facts: FactStore,
  beginnings: string,
): List | undefined {
  const questions = new Map<PageChecks, Inline[][]>();
  for (const { id, result } of listCases(facts)) {
    const [page] = isOf(id, splitWords(beginnings)) ? listPages(id, pages) : [];
    if (!page) continue;
    const own = questions.get(page) ?? [];
    questions.set(page, [...own, writeQuestion(result.question, facts.sentences)]);
  }
  const items = [...questions].map(([page, own]) => [paragraph(linkPage(page)), list(own)]);
  return items.length > 0 ? listOfBlocks(items) : undefined;
}

/** A question in English, marked so, where the language of the page has no words for it. */
function writeQuestion(question: string, sentences: FactStore['sentences']): Inline[] {
  const translated = sentences ? sentences[question] : question;
  if (translated !== undefined) return [text(translated)];
  return [{ ...text(question), data: { hName: 'span', hProperties: { lang: original } } }];
}

/** Whether an id is a beginning, or goes on after it with a hyphen. */
export const isOf = (id: string, beginnings: readonly string[]): boolean =>
  beginnings.some((beginning) => id === beginning || id.startsWith(`${beginning}-`));

function listPages(id: string, pages: readonly PageChecks[]): PageChecks[] {
  const naming = pages.filter((page) => isFirstLanguage(page) && page.cases.includes(id));
  const showing = naming.filter(({ route }) => !listings.test(route));
  return showing.length > 0 ? showing : naming;
}

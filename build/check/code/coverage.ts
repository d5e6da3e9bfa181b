import path from 'node:path';
import { messagesRoute } from '../../../site/sharedHeadings';
import type { ToolFacts } from '../../../facts/tool/toolFacts';
import { splitWords } from '../../components/component';
import { checkedPages, isOf, subjects } from '../../components/list/checkedPages';
import type { DocsPage, Section } from '../../components/docsPages';
import type { FactStore } from '../../components/factStore';
import { listUnexplained } from '../../components/errorMessages';
import { type FileIssues, issue, type LocalIssue } from '../../read/issues';
import { countChecks } from '../../components/pageChecks';

/** The page of all types; apiTypes.ts compares those that it writes out with the package's. */
export const typesRoute = '/api/javascript-api/types';
const functionsRoute = '/api/javascript-api/core';

/** Exports, messages and cases that no page of a whole language has, and pages of which nothing was run. */
export function checkCoverage(
  pages: readonly DocsPage[],
  store: FactStore,
  { root, cases }: { root: string; cases: string },
): FileIssues[] {
  const { tool, caseIds } = store;
  const unlisted = findUnlistedCases(pages, caseIds);
  const atPage = (route: string, check: (page: DocsPage) => LocalIssue[]): FileIssues[] =>
    pages
      .filter((page) => page.route === route)
      .map((page) => ({ file: path.join(root, page.file), issues: check(page) }));
  return [
    ...atPage(functionsRoute, (page) => checkExports(page, tool.exports.values)),
    ...atPage(typesRoute, (page) => [
      ...checkExports(page, tool.exports.types),
      ...page.sections.filter((section) => isGone(section, tool)).map(reportGone),
    ]),
    ...atPage(messagesRoute, () => checkMessageList(pages, tool)),
    ...pages.map((page) => ({ file: path.join(root, page.file), issues: checkProof(page) })),
    ...[
      ...unlisted.map((id) => ({ id, reported: reportCase(id) })),
      ...listUnexplained(pages, store)
        .filter((id) => !unlisted.includes(id))
        .map((id) => ({ id, reported: reportUnexplained(id) })),
    ].map(({ id, reported }) => {
      const users = pages.filter((page) => countChecks(page).cases.includes(id));
      const about = users.map((page) => page.file);
      return { file: path.join(cases, id, 'case.ts'), issues: [{ ...reported, about }] };
    }),
  ];
}

/** Whether each export is a heading, also several in one: `rsbuild and rspack`. */
function checkExports({ sections }: DocsPage, exported: readonly string[]): LocalIssue[] {
  const headings = new Set(sections.flatMap(({ text }) => text.split(/,\s*|\s+(?:and|or)\s+/)));
  return exported
    .filter((name) => !headings.has(name))
    .map((name) =>
      issue(
        { line: 1 },
        'export-undocumented',
        `No heading names \`${name}\`, which \`@rslib/core\` exports.`,
        `Add \`### ${name}\` with what it is and an example.`,
      ),
    );
}

/** Types have headings of the third level. */
const isGone = ({ depth, text }: Section, { exports }: ToolFacts): boolean =>
  depth === 3 && !exports.types.includes(text);

const reportGone = ({ line, text }: Section): LocalIssue =>
  issue(
    { line },
    'option-unknown',
    `\`@rslib/core\` exports no type \`${text}\`.`,
    'Remove the section, or give its heading another level.',
  );

function checkMessageList(pages: readonly DocsPage[], { messages }: ToolFacts): LocalIssue[] {
  const listed = new Set(pages.flatMap(({ codes }) => codes.map(({ text }) => text)));
  return messages
    .filter(({ text }) => !listed.has(text))
    .map(({ text, from }) =>
      issue(
        { line: 1 },
        'message-undocumented',
        `No page has \`${text}\`, a message of ${from}.`,
        'Write it as code here or on the page of its option, with the cause and what to do.',
      ),
    );
}

function checkProof(page: DocsPage): LocalIssue[] {
  const { hasLine, ran, cases, notRun } = countChecks(page);
  const hasProof = ran > 0 || cases.length > 0 || notRun.length > 0;
  if (!hasLine || hasProof || page.components.some(({ name }) => name === checkedPages.name))
    return [];
  return [
    issue(
      { line: 1 },
      'page-without-case',
      'The page shows code, and nothing of it was run.',
      'Show what a case gives, or name one after a sentence: `<Tested cases="…" />`; `ls cases` lists them.',
    ),
  ];
}

/** Cases with an error have to be shown; the others have to be in a list of examples. */
function findUnlistedCases(pages: readonly DocsPage[], caseIds: readonly string[]): string[] {
  const shown = new Set(pages.flatMap((page) => countChecks(page).cases));
  const listed = [...listSubjects(pages), 'matrix'];
  return caseIds.filter((id) => (id.startsWith('error-') ? !shown.has(id) : !isOf(id, listed)));
}

/** The first words of the ids of cases that pages list. */
export const listSubjects = (pages: readonly DocsPage[]): string[] =>
  listValues(pages, checkedPages.name, 'subject').flatMap((name) =>
    splitWords(Object.hasOwn(subjects, name) ? (subjects[name] ?? '') : ''),
  );

/** What pages write as an attribute of a component. */
export const listValues = (
  pages: readonly DocsPage[],
  component: string,
  attribute: string,
): string[] =>
  pages
    .flatMap((page) => page.components)
    .filter(({ name }) => name === component)
    .flatMap(({ attributes }) => attributes.filter(({ name }) => name === attribute))
    .flatMap(({ value }) => (typeof value === 'string' ? value : []));

const reportCase = (id: string): LocalIssue =>
  issue(
    { line: 1 },
    'case-unlisted',
    `No page lists the case \`${id}\`.`,
    id.startsWith('error-')
      ? `Show it with \`<Message case="${id}" />\`, or delete it.`
      : 'Add the first words of its name to a subject in site/exampleSubjects.json, or delete it.',
  );

const reportUnexplained = (id: string): LocalIssue =>
  issue(
    { line: 1 },
    'message-unexplained',
    `The error finder knows no message of the log of \`${id}\`.`,
    `Write the message as code in a heading, or name the case where a page explains it: \`<Message case="${id}" />\` or \`<Tested cases="${id}" />\`.`,
  );

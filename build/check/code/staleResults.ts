import path from 'node:path';
import { checkResults, type ResultIssue } from '../../../facts/cases/checkResults';
import type { CaseFolders } from '../../../facts/cases/paths';
import { checkExplorer, committed } from '../../../facts/explorer/checkExplorer';
import { checkToolFacts } from '../../../facts/tool/updateTool';
import { listCaseUses } from '../../components/pageChecks';
import { type FileIssues, issue, type LocalIssue, type Position } from '../../read/issues';
import type { DocsPage } from '../../components/docsPages';

/**
 * Results that cannot be trusted, each at every place that shows it, or at the case itself where no
 * page does.
 * @param options.isWhole whether these are all pages; else cases that none of them shows are left out
 */
export async function findStaleUses(
  pages: readonly DocsPage[],
  options: { folders: Pick<CaseFolders, 'cases' | 'results'>; root: string; isWhole: boolean },
): Promise<FileIssues[]> {
  const { folders, root, isWhole } = options;
  const uses = pages.flatMap((page) =>
    listCaseUses(page).map((use) => ({ ...use, file: path.join(root, page.file) })),
  );
  const toolFile = path.join(folders.results, 'tool.json');
  const isOther = (await checkToolFacts(toolFile)) !== undefined;
  const stale = await checkResults(folders, isWhole ? undefined : uses.map(({ id }) => id));
  const found = stale.flatMap((result) => {
    const shown = uses.filter(({ id }) => id === result.id);
    const places =
      shown.length > 0
        ? shown
        : [{ file: path.join(folders.cases, result.id, 'case.ts'), line: 1, column: 1 }];
    return places.map((place) => ({ file: place.file, issues: [reportStale(result, place)] }));
  });
  for (const { file, message } of isWhole ? await checkExplorer({ isQuick: true }) : []) {
    found.push({ file: path.join(committed, file), issues: [reportExplorer(message)] });
  }
  return isOther ? [...found, { file: toolFile, issues: [reportTool()] }] : found;
}

/** A result that cannot be trusted as an issue, at the case or at a place that shows it. */
const reportStale = ({ id, message }: ResultIssue, place: Position): LocalIssue =>
  issue(
    place,
    'result-stale',
    `Case “${id}”: ${message.split('\n', 1)[0]?.replace(/\.$/, '')}.`,
    `Run \`npm run facts -- update ${id}\` and commit facts/results/${id}.`,
  );

const reportExplorer = (message: string): LocalIssue =>
  issue(
    { line: 1 },
    'result-stale',
    `${message}.`,
    'Run `npm run facts -- explorer` and commit explorer/results.',
  );

const reportTool = (): LocalIssue =>
  issue(
    { line: 1 },
    'result-stale',
    'It is missing, or has options, flags and messages of another tool than the installed one.',
    'Run `npm run facts` and commit it.',
  );

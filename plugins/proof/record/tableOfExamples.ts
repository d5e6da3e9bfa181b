import type { Table } from 'mdast';
import type { CaseResult } from '../../../facts/cases/caseResult';
import { inlineCode, table } from '../../facts/components/nodes';
import type { PageProof } from './countPage';
import { joinLinks } from './reportTables';

/** Pages that name a case in a list, and leave it to another page to show it. */
const listings =
  /^\/(?:guide\/(?:faq|reference)\/|guide\/solution\/$|guide\/start\/(?:features|glossary|npm-packages)$|parts$|proof)/;
/** Languages have the same pages; the first folder's are enough. */
const isFirstLanguage = ({ file }: PageProof): boolean => file.startsWith('en/');

/**
 * The cases of a subject with their questions and the pages that show them; undefined where there is
 * none. A subject is the first words of ids, several are parted by spaces.
 */
export function tableOfExamples(
  cases: readonly { id: string; result: CaseResult }[],
  pages: readonly PageProof[],
  subject: string,
): Table | undefined {
  const beginnings = subject.split(/\s+/).filter(Boolean);
  const rows = cases
    .filter(({ id }) => isOf(id, beginnings))
    .flatMap(({ id, result }) => {
      const shownOn = listPages(id, pages);
      if (shownOn.length === 0) return [];
      return [[result.question, joinLinks(shownOn), [inlineCode(id)]]];
    });
  return rows.length > 0 ? table([['Question', 'Shown on', 'Case'], ...rows]) : undefined;
}

/** Whether an id is a beginning, or goes on after it with a hyphen. */
export const isOf = (id: string, beginnings: readonly string[]): boolean =>
  beginnings.some((beginning) => id === beginning || id.startsWith(`${beginning}-`));

function listPages(id: string, pages: readonly PageProof[]): PageProof[] {
  const naming = pages.filter((page) => isFirstLanguage(page) && page.cases.includes(id));
  const showing = naming.filter(({ route }) => !listings.test(route));
  return showing.length > 0 ? showing : naming;
}

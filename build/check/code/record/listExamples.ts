import type { List } from 'mdast';
import type { CaseResult } from '../../../../facts/cases/caseResult';
import { inlineCode, type Inline, list, text } from '../../../components/facts/components/nodes';
import type { PageProof } from './countPage';
import { joinLinks } from './reportTables';

/** Pages that name a case in a list, and leave it to another page to show it. */
const listings =
  /^\/(?:guide\/(?:faq|reference)\/|guide\/solution\/$|guide\/start\/(?:features|glossary|npm-packages)$|(?:components|proof)$)/;
/** Languages have the same pages; the first folder's are enough. */
const isFirstLanguage = ({ file }: PageProof): boolean => file.startsWith('en/');

/**
 * The questions of a subject's cases, each with the pages that show it; undefined where there is none. A
 * subject is the first words of ids, several are parted by spaces. A list, since a phone has no room for
 * columns of questions, links and names.
 */
export function listExamples(
  cases: readonly { id: string; result: CaseResult }[],
  pages: readonly PageProof[],
  subject: string,
): List | undefined {
  const beginnings = subject.split(/\s+/).filter(Boolean);
  const items = cases
    .filter(({ id }) => isOf(id, beginnings))
    .flatMap(({ id, result }): Inline[][] => {
      const shownOn = listPages(id, pages);
      if (shownOn.length === 0) return [];
      return [[text(`${result.question} `), ...joinLinks(shownOn), text(' · '), inlineCode(id)]];
    });
  return items.length > 0 ? list(items) : undefined;
}

/** Whether an id is a beginning, or goes on after it with a hyphen. */
export const isOf = (id: string, beginnings: readonly string[]): boolean =>
  beginnings.some((beginning) => id === beginning || id.startsWith(`${beginning}-`));

function listPages(id: string, pages: readonly PageProof[]): PageProof[] {
  const naming = pages.filter((page) => isFirstLanguage(page) && page.cases.includes(id));
  const showing = naming.filter(({ route }) => !listings.test(route));
  return showing.length > 0 ? showing : naming;
}

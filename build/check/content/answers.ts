import { issue, type LocalIssue } from '../../read/issues';
import { getEntry, getItems, getText, listEntries, type Located } from '../../read/located';
import type { Site, SitePage } from '../site';

export interface AnswerOptions {
  site: Site;
  /** The file of the questions, as a message names it. */
  name: string;
  readSource: (page: SitePage) => string | undefined;
}

/**
 * Questions that the benchmark of the search asks, each with words of the page that answers it. Where
 * they are gone, nobody knows whether the page still does; an issue is at the page that was changed.
 */
export function checkAnswers(
  questions: Located | undefined,
  { site, name, readSource }: AnswerOptions,
): [SitePage, LocalIssue][] {
  return getItems(questions, 'queries').flatMap((question): [SitePage, LocalIssue][] => {
    const answer = getText(question, 'answer');
    const [target] = listEntries(getEntry(question, 'relevant'));
    const page = site.routes.get(target?.key.split('#', 1)[0] ?? '');
    if (!page || answer === undefined || readSource(page)?.includes(answer)) return [];
    const found = issue(
      { line: 1 },
      'answer-gone',
      `The question “${getText(question, 'query')}” is answered by this passage, which is gone: “${answer}”.`,
      `Write the words that answer it now into \`answer\` of ${name}:${question.line}.`,
    );
    return [[page, found]];
  });
}

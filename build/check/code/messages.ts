import { matchTemplate } from '../../../errorFinder/KnownMessage';
import type { FactStore } from '../../components/factStore';
import { issue, type LocalIssue } from '../../read/issues';
import { findNearest } from '../../read/findNearest';
import type { CodeUse, DocsPage } from '../../components/docsPages';

/** Headings below which code in sentences is what the tool says. */
const aboutErrors = /^errors?\b/i;
/** Fewest words that make code a message rather than a name or a value. */
const fewestWords = 4;

/**
 * Whether each message that a page lists below “Errors” is one that the tool can give: one of its
 * templates (its first sentences are enough), or words of a case's log.
 */
export function checkMessages(page: DocsPage, store: FactStore): LocalIssue[] {
  const { messages } = store.tool;
  const unknown = listMessages(page).filter(
    ({ text }) => !messages.some((one) => matchTemplate(one.text, normalize(text))),
  );
  if (unknown.length === 0) return [];
  const logs = normalize(store.caseIds.flatMap((id) => store.getCase(id).log).join('\n'));
  const texts = messages.map(({ text }) => text);
  return unknown
    .filter(({ text }) => !logs.includes(normalize(text)))
    .map((use) => {
      const nearest = findNearest(use.text, texts);
      const hint = nearest
        ? `It says \`${nearest}\`.`
        : 'Show it with `<Message case="…" />`, from a case that provokes it.';
      return issue(use, 'message-unknown', `The tool never says \`${use.text}\`.`, hint);
    });
}

function listMessages({ codes, sections }: DocsPage): CodeUse[] {
  return codes.filter(({ line, text }) => {
    const section = sections.findLast((candidate) => candidate.line <= line);
    return section && aboutErrors.test(section.text) && text.split(/\s+/).length >= fewestWords;
  });
}

const normalize = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

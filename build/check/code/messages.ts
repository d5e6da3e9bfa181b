import type { MessageFact } from '../../../facts/tool/toolFacts';
import type { FactStore } from '../../components/factStore';
import type { LocalFault } from '../../read/faults';
import { findNearest } from '../../read/findNearest';
import type { CodeUse, ProofPage } from './pages';

/** Headings below which code in sentences is what the tool says. */
const aboutErrors = /^(?:errors?|错误|报错)\b/i;
/** Fewest words that make code a message rather than a name or a value. */
const fewestWords = 4;

/**
 * Whether each message that a page lists below “Errors” is one that the tool can give: one of its
 * templates (its first sentences are enough), or words of a case's log.
 */
export function checkMessages(page: ProofPage, store: FactStore): LocalFault[] {
  const uses = listMessages(page);
  const unknown = uses.filter(({ text }) => !isTemplate(text, store.tool.messages));
  if (unknown.length === 0) return [];
  const logs = readLogs(store);
  return unknown
    .filter(({ text }) => !logs.includes(normalize(text)))
    .map(({ line, column, text }) => ({
      line,
      column,
      rule: 'message-unknown' as const,
      message: `The tool never says \`${text}\`.`,
      hint: suggest(text, store.tool.messages),
    }));
}

function listMessages({ codes, sections }: ProofPage): CodeUse[] {
  return codes.filter(({ line, text }) => {
    const section = sections.findLast((candidate) => candidate.line <= line);
    return section && aboutErrors.test(section.text) && text.split(/\s+/).length >= fewestWords;
  });
}

const normalize = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Whether a template gives the text, or begins with sentences that do. */
export function isTemplate(text: string, messages: readonly MessageFact[]): boolean {
  const said = normalize(text);
  return listPatterns(messages).some((pattern) => pattern.test(said));
}

/** What is made of an object, once: many pages ask the same store. */
function keepPer<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const known = new WeakMap<From, Made>();
  return (from) => {
    const made = known.get(from) ?? make(from);
    known.set(from, made);
    return made;
  };
}

const listPatterns = keepPer((messages: readonly MessageFact[]) =>
  messages.flatMap(({ text }) => listBeginnings(text).map(toPattern)),
);

/** `A. B. C.` → `A. B. C.`, `A. B.`, `A.`, each with and without its last stop. */
function listBeginnings(template: string): string[] {
  const ends = [...template.matchAll(/[.!](?=\s|$)|$/g)].map(({ index }) => index);
  return ends.flatMap((end) => [template.slice(0, end), template.slice(0, end + 1)]);
}

function toPattern(template: string): RegExp {
  const parts = template.split('{}').map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+?')}$`);
}

const readLogs = keepPer((store: FactStore) =>
  normalize(store.caseIds.flatMap((id) => store.getCase(id).log).join('\n')),
);

function suggest(text: string, messages: readonly MessageFact[]): string {
  const nearest = findNearest(
    text,
    messages.map((message) => message.text),
  );
  return nearest
    ? `It says \`${nearest}\`.`
    : 'Show it with `<Message case="…" />`, from a case that provokes it.';
}

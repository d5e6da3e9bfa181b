import { compactText } from './compactText';
import type { Section } from './Section';
import { duplicateShare } from './weights';

/** Shorter texts are alike by chance. */
const minWords = 8;

/**
 * Whether two sections of different pages say nearly the same under the same heading, so that one of
 * them will do: "Node.js is too old" on seven pages. Pages themselves stay, whatever they are called.
 * @param readWords the words of a section's text, each once: a section is compared with many
 */
export function isNearDuplicate(
  left: Section,
  right: Section,
  readWords: (section: Section) => ReadonlySet<string> = listWords,
): boolean {
  if (!left.id || !right.id || left.page === right.page) return false;
  if (compactText(left.heading) !== compactText(right.heading)) return false;
  const [fewer, more] = [readWords(left), readWords(right)].sort(
    (one, other) => one.size - other.size,
  );
  if (!fewer || !more || fewer.size < minWords) return false;
  if (fewer.size / more.size < duplicateShare) return false;
  const shared = [...fewer].filter((word) => more.has(word)).length;
  return shared / more.size >= duplicateShare;
}

/** The words of a section's text, in lower case, each once. */
export const listWords = ({ lower }: Section): ReadonlySet<string> =>
  new Set(lower.text.match(/[\p{L}\p{N}]+/gu));

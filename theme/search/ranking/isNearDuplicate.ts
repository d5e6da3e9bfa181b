import { compactText } from './compactText';
import type { Section } from './Section';
import { duplicateShare } from './weights';

/** Shorter texts are alike by chance. */
const minWords = 8;

/**
 * Whether two sections of different pages say nearly the same under the same heading, so that one of
 * them will do: "Node.js is too old" on seven pages. Pages themselves stay, whatever they are called.
 */
export function isNearDuplicate(left: Section, right: Section): boolean {
  if (!left.id || !right.id || left.page === right.page) return false;
  if (compactText(left.heading) !== compactText(right.heading)) return false;
  const [fewer, more] = [listWords(left.text), listWords(right.text)].sort(
    (one, other) => one.size - other.size,
  );
  if (!fewer || !more || fewer.size < minWords) return false;
  const shared = [...fewer].filter((word) => more.has(word)).length;
  return shared / more.size >= duplicateShare;
}

const listWords = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

import type { LocalFault } from '../../../read/faults/Fault';
import type { Passage } from '../Passage';

export interface UnwantedWord {
  /** Found as a whole word, in any case. */
  word: string;
  /** What to write; nothing to leave the word out. */
  instead?: string;
  why: string;
}

/** Words that tell readers nothing, or that this site writes in another way. */
export function checkWords(
  { text, getLine }: Passage,
  unwanted: readonly UnwantedWord[],
): LocalFault[] {
  return unwanted.flatMap(({ word, instead, why }) =>
    [...text.matchAll(toPattern(word))].map((match): LocalFault => ({
      line: getLine(match.index),
      rule: 'prose-word',
      message: `“${match[0]}”: ${why}`,
      hint: instead ? `Write “${instead}”.` : 'Leave it out, or say what is meant.',
    })),
  );
}

const toPattern = (word: string): RegExp =>
  new RegExp(`(?<![\\w.-])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-]|\\.\\w)`, 'gi');

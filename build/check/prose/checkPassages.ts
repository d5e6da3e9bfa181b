import type { LocalFault } from '../../read/faults/Fault';
import type { Passage } from './Passage';
import type { WordLists } from './readWords';
import { checkFirstUse } from './rules/checkFirstUse';
import { checkLength } from './rules/checkLength';
import { checkHeadingCase, checkNames } from './rules/checkNames';
import { checkWords } from './rules/checkWords';

export interface PassageOptions {
  words: WordLists;
  /** Whether terms must be linked: not where the glossary itself explains them. */
  linksTerms: boolean;
}

/** What can be told of a page's prose at once; spelling takes longer. */
export function checkPassages(
  passages: readonly Passage[],
  { words, linksTerms }: PassageOptions,
): LocalFault[] {
  return [
    ...passages.flatMap((passage) => [
      ...checkLength(passage),
      ...checkWords(passage, words.unwanted),
      ...checkNames(passage, words.names),
      ...checkHeadingCase(passage, words.names),
    ]),
    ...(linksTerms ? checkFirstUse(passages, words.terms) : []),
  ];
}

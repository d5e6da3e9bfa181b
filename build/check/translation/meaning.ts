import { issue, type LocalIssue } from '../../read/issues';
import type { Rule } from '../../read/rules';
import type { Part } from './parts';
import { type Block, digestText } from './blocks';
import type { Pair } from './pairs';
import { compareFacts, excerpt } from './parity';
import { compareOpposites, compareMeaningWords } from './meaningWords';
import { compareNames, compareTerms } from './terms';

/**
 * What may mean something else in a translation: terms, names, words that turn a sentence around, sentences
 * that are missing. No proof but a reason to look, so nobody is told again once the translation was accepted.
 */
export function checkMeaning(pairs: readonly Pair[]): LocalIssue[] {
  return pairs.flatMap(({ english, chinese, isBehind, isAccepted }) => {
    if (!english || !chinese || isBehind || isAccepted || english.kind !== chinese.kind) return [];
    if (english.parts.length !== chinese.parts.length) return [];
    const mayBeUntranslated = /(?:^| )(?:h[3-6]|<\w+>)$/.test(english.kind);
    return english.parts.flatMap((part, index) =>
      comparePart(part, chinese.parts[index] ?? part, mayBeUntranslated),
    );
  });
}

/** @param mayBeUntranslated whether it is a smaller heading or a label: many are messages or names of options */
function comparePart(english: Part, chinese: Part, mayBeUntranslated: boolean): LocalIssue[] {
  const issues: LocalIssue[] = [];
  const report = (
    line: number,
    rule: Rule,
    messages: readonly string[],
    text: string,
    advice = 'If both say the same, accept the translation.',
  ): void => {
    if (messages.length === 0) return;
    const hint = `${advice} English: ${excerpt(text, 300)}`;
    issues.push(issue({ line }, rule, messages.join(' '), hint));
  };
  const isUntranslated = !isChinese(chinese.prose);
  if (isUntranslated && !mayBeUntranslated && /[a-z]+ [a-z]+ [a-z]+/.test(english.prose)) {
    const message = 'This is not translated.';
    report(chinese.line, 'translation-meaning', [message], english.prose, 'Translate it.');
    return issues;
  }
  report(chinese.line, 'translation-term', compareNames(english, chinese), english.prose);
  if (isUntranslated) return issues;
  // Pages have one sentence in a line, in every language.
  const [sentences, own] = [english.prose.split('\n'), chinese.prose.split('\n')];
  if (own.length < sentences.length) {
    const message = `This has ${own.length} sentences, in English there are ${sentences.length}.`;
    report(chinese.line, 'translation-meaning', [message], english.prose);
  }
  const isWhole = sentences.length !== own.length;
  for (const [index, text] of (isWhole ? [chinese.prose] : own).entries()) {
    if (!isChinese(text)) continue;
    const sentence = isWhole ? english.prose : (sentences[index] ?? '');
    const line = chinese.line + index;
    report(line, 'translation-term', compareTerms(sentence, text), sentence);
    const messages = [...compareMeaningWords(sentence, text), ...compareLength(sentence, text)];
    report(line, 'translation-meaning', messages, sentence);
  }
  return issues;
}

/** What a sentence or row says otherwise than its translation. */
export interface Difference {
  /** Of the English sentence. */
  line: number;
  message: string;
  /** By which it is known again once it was accepted. */
  id: string;
}

/** Values, names, terms and words that turn a sentence around, in which a block and its translation differ. */
export function listDifferences(english: Block, chinese: Block): Difference[] {
  if (english.kind !== chinese.kind || english.parts.length !== chinese.parts.length) return [];
  return english.parts.flatMap((part, index) => {
    const own = chinese.parts[index] ?? part;
    const values = compareFacts(part, own)
      .filter(({ rule }) => rule === 'translation-code' || rule === 'translation-number')
      .map(({ message }) => message);
    const [sentences, texts] = [part.prose.split('\n'), own.prose.split('\n')];
    const pairs = sentences.length === texts.length ? texts : [];
    return [
      ...toDifference(
        part.line,
        [...values, ...(isChinese(own.prose) ? compareNames(part, own) : [])],
        own.prose,
      ),
      ...pairs.flatMap((text, at) => {
        const sentence = sentences[at] ?? '';
        const found = [compareMeaningWords, compareOpposites, compareTerms].flatMap((compare) =>
          isChinese(text) ? compare(sentence, text) : [],
        );
        return toDifference(part.line + at, found, text);
      }),
    ];
  });
}

function toDifference(line: number, messages: readonly string[], text: string): Difference[] {
  const message = messages.join(' ');
  return message ? [{ line, message, id: digestText(`${message}\n${text}`) }] : [];
}

const isChinese = (text: string): boolean => /\p{sc=Han}/u.test(text);

/** Characters for each English one. Outside of this range, words are missing or were added. */
const usualLength = { least: 0.2, most: 0.47, from: 60 };

function compareLength(english: string, chinese: string): string[] {
  if (english.length < usualLength.from) return [];
  const characters = chinese.match(/\p{sc=Han}/gu)?.length ?? 0;
  const letters = chinese.match(/[\w\uFFFC.]/g)?.length ?? 0;
  const share = (characters + 0.4 * letters) / english.length;
  if (share < usualLength.least) return ['This is much shorter than the English.'];
  return share > usualLength.most ? ['This is much longer than the English.'] : [];
}

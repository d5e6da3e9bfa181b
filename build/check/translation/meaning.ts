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
  return pairs.flatMap(({ english, chinese, isOutdated, isAccepted }) => {
    if (!english || !chinese || isOutdated || isAccepted || english.kind !== chinese.kind)
      return [];
    if (english.parts.length !== chinese.parts.length) return [];
    return english.parts.flatMap((part, index) => comparePart(part, chinese.parts[index] ?? part));
  });
}

/** Sentences without Chinese, accepted or not. Those that follow each other are one issue, at the first. */
export function findUntranslated(pairs: readonly Pair[]): LocalIssue[] {
  const gaps: Sentence[][] = [[]];
  for (const sentence of pairs.flatMap(listSentences)) {
    if (isChinese(sentence.text) || /[、。]/.test(sentence.text)) gaps.push([]);
    else gaps.at(-1)?.push(sentence);
  }
  return gaps.flatMap(([first, ...others]) => {
    if (!first) return [];
    const rest = others.length > 0 ? ` Nor is what follows, to line ${others.at(-1)?.line}.` : '';
    const message = `This is not translated: ${excerpt(first.text)}${rest}`;
    const hint =
      'Translate it, or remove the page: its address then shows the English one with a notice.';
    return [issue(first, 'translation-missing', message, hint)];
  });
}

/** Those that have more than names. */
function listSentences({ english, chinese, isOutdated }: Pair): Sentence[] {
  if (!english || !chinese || isOutdated || english.kind !== chinese.kind) return [];
  // Smaller headings and labels: many are messages or names of options.
  if (/(?:^| )(?:h[3-6]|<\w+>)$/.test(english.kind)) return [];
  return english.parts
    .flatMap((part, index) => pairSentences(part, chinese.parts[index] ?? part))
    .filter(({ source }) => (source.match(/(?<![\w-])[a-z]+(?![\w-])/g)?.length ?? 0) >= 3);
}

type Sentence = ReturnType<typeof pairSentences>[number];

/** Pages have one sentence in a line, in every language; where their numbers differ, it is all of the part. */
function pairSentences(english: Part, { line, prose }: Part) {
  const [sentences, own] = [english.prose.split('\n'), prose.split('\n')];
  if (sentences.length !== own.length) return [{ line, text: prose, source: english.prose }];
  return own.map((text, index) => ({ line: line + index, text, source: sentences[index] ?? '' }));
}

function comparePart(english: Part, chinese: Part): LocalIssue[] {
  const issues: LocalIssue[] = [];
  const report = (line: number, rule: Rule, messages: readonly string[], text: string): void => {
    if (messages.length === 0) return;
    const hint = `If both say the same, accept the translation. English: ${excerpt(text, 300)}`;
    issues.push(issue({ line }, rule, messages.join(' '), hint));
  };
  // Another check says that it is not translated.
  if (!isChinese(chinese.prose)) return issues;
  report(chinese.line, 'translation-term', compareNames(english, chinese), english.prose);
  const [count = 0, own = 0] = [english, chinese].map(({ prose }) => prose.split('\n').length);
  if (own < count) {
    const message = `Sentences: ${own} here, ${count} in English.`;
    report(chinese.line, 'translation-meaning', [message], english.prose);
  }
  for (const { line, text, source } of pairSentences(english, chinese)) {
    if (!isChinese(text)) continue;
    report(line, 'translation-term', compareTerms(source, text), source);
    const messages = [...compareMeaningWords(source, text), ...compareLength(source, text)];
    report(line, 'translation-meaning', messages, source);
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

/**
 * Values, names and words that turn a sentence around, in which a block and its translation differ, and
 * terms of which the translation has others.
 */
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
        if (!isChinese(text)) return [];
        const opposed = [compareMeaningWords, compareOpposites].flatMap((one) =>
          one(sentence, text),
        );
        const found = [...opposed, ...compareTerms(sentence, text, true)];
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
  if (share < usualLength.least) return ['This is much shorter than the English text.'];
  return share > usualLength.most ? ['This is much longer than the English text.'] : [];
}

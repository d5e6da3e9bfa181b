import { compactText } from './compactText';
import { splitName } from './splitName';

/** A word of a text as the index knows it, and where it stands in that text. */
export interface Term {
  term: string;
  start: number;
  end: number;
}

/** Scripts written without spaces between words. */
const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\u30FC';
const letter = `(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}_$])`;
const chunk = new RegExp(
  `(?<run>[${unspaced}]+)|(?<name>${letter}+(?:[-./:]${letter}+)*)`,
  'gu',
);

/** Longer ones are data, not words. */
const maxTermLength = 64;

export interface Word extends Term {
  /** What the word is made of: parts of a name, pairs of a Chinese run. */
  parts: Term[];
  /** Whether it is a run of characters without spaces, of which only the parts are words. */
  isRun: boolean;
}

/**
 * The words of a text in order, each with its parts: `output.minify` is one word of two parts,
 * `模块联邦` a run of three pairs. A text without letters and digits has none.
 */
export function scanWords(text: string): Word[] {
  return Array.from(text.matchAll(chunk)).flatMap(({ 0: source, index, groups }): Word[] => {
    const isRun = groups?.run !== undefined;
    const term = compactText(source);
    if (!term) return [];
    const parts = isRun ? listPairs(source, index) : listParts(source, index);
    return [{ term, start: index, end: index + source.length, parts, isRun }];
  });
}

/** Everything the index knows a text by: whole words and their parts. */
export function scanTerms(text: string): Term[] {
  return scanWords(text).flatMap(({ parts, isRun, ...word }) => {
    if (isRun) return [...parts, lastCharacter(text, word)];
    return word.term.length <= maxTermLength ? [word, ...parts] : parts;
  });
}

function listParts(name: string, offset: number): Term[] {
  return splitName(name).map(({ text, start }) => ({
    term: compactText(text),
    start: offset + start,
    end: offset + start + text.length,
  }));
}

/** `模块联邦` → `模块`, `块联`, `联邦`; one character is its own pair. */
function listPairs(run: string, offset: number): Term[] {
  const characters = Array.from(run);
  const pairs: Term[] = [];
  let start = offset;
  for (const [index, character] of characters.entries()) {
    const next = characters[index + 1];
    if (next !== undefined || index === 0) {
      const pair = character + (next ?? '');
      pairs.push({ term: compactText(pair), start, end: start + pair.length });
    }
    start += character.length;
  }
  return pairs;
}

/** The end of a run as a term, so that each of its characters begins one. */
function lastCharacter(text: string, { start, end }: Term): Term {
  const character = Array.from(text.slice(start, end)).at(-1) ?? '';
  return { term: compactText(character), start: end - character.length, end };
}

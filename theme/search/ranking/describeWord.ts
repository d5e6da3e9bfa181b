import { compactText } from './compactText';
import { splitName } from './splitName';

/** What the index knows a piece of text by, and where it stands in the text described. */
export interface Term {
  term: string;
  start: number;
  end: number;
}

export interface Word {
  /** The word as a whole. */
  term: string;
  /** What it is made of: parts of a name, pairs of a Chinese run. */
  parts: string[];
  /** All the index knows it by. */
  terms: Term[];
}

/** Longer ones are data, not words. */
const maxTermLength = 64;

/** Letters of scripts written without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u30FC]+/gu;
const beyondLatin = /[\u{250}-\u{10FFFF}]/u;

/**
 * The words in a piece of text without spaces: `output.minify` is one word of two parts, `dts打包`
 * two words, signs alone are none.
 */
export function describeWord(source: string): Word[] {
  if (!beyondLatin.test(source)) return describeName(source, 0);
  const words: Word[] = [];
  let position = 0;
  for (const { 0: run, index } of source.matchAll(unspaced)) {
    words.push(...describeName(source.slice(position, index), position));
    position = index + run.length;
    words.push(describeRun(run, index));
  }
  return [...words, ...describeName(source.slice(position), position)];
}

function describeName(name: string, start: number): Word[] {
  const term = compactText(name);
  if (!term) return [];
  const parts = splitName(name)
    .map((part) => ({
      term: compactText(part.text),
      start: start + part.start,
      end: start + part.start + part.text.length,
    }))
    .filter((part) => part.term !== term);
  const whole = { term, start, end: start + name.length };
  const terms = term.length <= maxTermLength ? [whole, ...parts] : parts;
  return [{ term, parts: parts.map((part) => part.term), terms }];
}

/** `模块联邦` → `模块`, `块联`, `联邦`, and `邦` for the index, so that each character begins a term. */
function describeRun(run: string, offset: number): Word {
  const characters = Array.from(run);
  let start = offset;
  const terms = characters.map((character, index) => {
    const pair = character + (characters[index + 1] ?? '');
    const term = { term: compactText(pair), start, end: start + pair.length };
    start += character.length;
    return term;
  });
  const pairs = terms.slice(0, -1).map((pair) => pair.term);
  return { term: compactText(run), parts: pairs.length > 1 ? pairs : [], terms };
}

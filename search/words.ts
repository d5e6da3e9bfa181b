const chunk = /[\p{L}\p{N}\p{M}_$]+(?:[-./:][\p{L}\p{N}\p{M}_$]+)*/gu;

/** Words already described. One for all texts of a site spares most of the work: words repeat. */
export type KnownWords = Map<string, Word[]>;

export interface PlacedWord {
  word: Word;
  /** Where what it was described from begins. */
  offset: number;
}

/** The words of a text in order; signs alone are no words. */
export function listWords(text: string, known: KnownWords = new Map()): PlacedWord[] {
  const placed: PlacedWord[] = [];
  for (const { 0: source, index: offset } of text.matchAll(chunk)) {
    let words = known.get(source);
    if (!words) known.set(source, (words = describeWord(source)));
    for (const word of words) placed.push({ word, offset });
  }
  return placed;
}

/** What the index knows a piece of text by, and where it is in the text described. */
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
  const fold = plain.test(run) ? String : compactText;
  let start = offset;
  const terms = characters.map((character, index) => {
    const pair = character + (characters[index + 1] ?? '');
    const term = { term: fold(pair), start, end: start + pair.length };
    start += character.length;
    return term;
  });
  const pairs = terms.slice(0, -1).map((pair) => pair.term);
  return { term: fold(run), parts: pairs.length > 1 ? pairs : [], terms };
}

const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined;

/** The words of a Chinese text and what is between them, as the browser knows words; none in old browsers. */
export const segmentWords = (text: string): Iterable<Intl.SegmentData> =>
  segmenter?.segment(text) ?? [];

export interface NamePart {
  text: string;
  /** Position in the name. */
  start: number;
}

/** `MFDevServer` → `MF`, `Dev`, `Server`; `ES2021` stays whole. */
const hump = /\p{Lu}+\p{N}*(?!\p{Ll})|\p{Lu}?[^\p{Lu}]+/gu;

const list = (text: string, pattern: RegExp, offset = 0): NamePart[] =>
  Array.from(text.matchAll(pattern), ({ 0: part, index }) => ({
    text: part,
    start: offset + index,
  }));

/**
 * The words inside a name, without the name itself: `lib.autoExternal` → `lib`, `autoExternal`,
 * `auto`, `External`. Single letters are left out (`d.ts` → `ts`).
 */
function splitName(name: string): NamePart[] {
  if (/^\p{Lu}?[\p{Ll}\p{N}]*$/u.test(name)) return [];
  const segments = list(name, /[^-./:_$]+/g);
  const humps = segments.flatMap(({ text, start }) => {
    const found = list(text, hump, start);
    return found.length > 1 ? found : [];
  });
  return [...segments, ...humps].filter(({ text }) => text.length > 1 && text !== name);
}

/** Letters and digits only, for names in any spelling: `auto-external`, `autoExternal` → `autoexternal`. */
export const compactText = (text: string): string =>
  foldText(text).replace(/[^\p{L}\p{N}\p{M}]+/gu, '');

/** ASCII and Han: what has one spelling already. */
const plain = /^[\x20-\x7e\u4e00-\u9fff]*$/;

/** Lower case, one spelling per letter, no accents on Latin ones: `Ｅｘｔé` → `exte`; `й` stays. */
function foldText(text: string): string {
  // Most words by far: without it a Chinese index takes a quarter longer to build.
  if (plain.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFKC')
    .toLowerCase();
}

/** Shorter words have no endings to spare: `dts`, `css`, `ring`. */
const minStemLength = 3;

/**
 * A word without its common English endings, for words of one stem: `minified`, `minifies`,
 * `minifying`, `minify` → `minifi`; `declarations`, `declaration` → `declarat`. Not a word itself.
 */
export function stemWord(word: string): string {
  if (word.length <= minStemLength || !/^[a-z]+$/.test(word)) return word;
  const plain = dropEnding(dropPlural(word));
  return plain.length > minStemLength ? plain.replace(/e$/, '').replace(/y$/, 'i') : plain;
}

/** `libraries` → `library`, `classes` → `class`, `modules` → `module`; `class`, `alias`, `this` stay. */
function dropPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return /[^suia]s$/.test(word) ? word.slice(0, -1) : word;
}

/** `bundling`, `bundled` → `bundl`, `mapped` → `map`, `migration` → `migrat`. */
function dropEnding(word: string): string {
  if (/.{5}tion$/.test(word)) return word.slice(0, -3);
  const base = /^(.{3,})(?:ing|ed)$/.exec(word)?.[1];
  if (base === undefined || !/[aeiouy]/.test(base)) return word;
  return /([bdgmnprt])\1$/.test(base) ? base.slice(0, -1) : base;
}

/** Adds a value to the list of a key. */
export function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

import { escapePattern } from '../site/escapePattern';
import { addTo, compactText, segmentWords } from './words';
import { chineseStopWords } from './stopWords';

/** Other words for what was typed, each as the index knows it: `['tree', 'shaking']`. */
export type Synonym = readonly string[];

/** What site/synonyms.json holds. */
export interface SynonymTable {
  /** Groups of words that mean the same. */
  same: readonly (readonly string[])[];
  /** Words with those they lead to, which do not lead back. */
  leadsTo: Readonly<Record<string, readonly string[]>>;
}

export interface Synonyms {
  /** What a word, or several written as one, may be called as well. */
  find(compact: string): readonly Synonym[];
  /** Spaces between the words of Chinese: `类型声明文件` → `类型声明 文件`. */
  splitChinese(text: string): string;
}

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);
const toWords = (text: string): string[] => text.split(/\s+/).map(compactText).filter(Boolean);

/** What a table says, by the words it begins with, written as one: `treeshaking`. */
export function createSynonyms({ same, leadsTo }: SynonymTable): Synonyms {
  const synonyms = new Map<string, Synonym[]>();
  const add = (from: string, to: string) => addTo(synonyms, compactText(from), toWords(to));
  for (const group of same) {
    for (const from of group) for (const to of group) if (from !== to) add(from, to);
  }
  for (const [from, to] of Object.entries(leadsTo)) for (const one of to) add(from, one);

  // Chinese has no spaces: its words that we know, the longest first: `类型声明` is not read as `类型`.
  const known = new Set([...chineseStopWords, ...same.flat(), ...Object.keys(leadsTo)]);
  const ordered = [...known].filter(isHan).sort((left, right) => right.length - left.length);
  const knownRuns = new RegExp(ordered.map(escapePattern).join('|'), 'g');

  return {
    find: (compact) => synonyms.get(compact) ?? [],
    splitChinese: (text) =>
      isHan(text)
        ? text
            .replace(knownRuns, ' $& ')
            .replace(/\p{Script=Han}{4,}/gu, (run) => (known.has(run) ? run : splitRun(run)))
            .replace(/ +/g, ' ')
            .trim()
        : text,
  };
}

/**
 * Spaces between words of two characters or more: `体积太大` → `体积 太大`. Single characters stay with what
 * is next to them: dictionaries of browsers are small, and read `模块` as two words.
 */
function splitRun(run: string): string {
  let divided = '';
  let last = '';
  for (const { segment } of segmentWords(run)) {
    divided += last.length > 1 && segment.length > 1 ? ` ${segment}` : segment;
    last = segment;
  }
  return divided || run;
}

/** Divides a Chinese question all the same, at the words that only ask. */
export const noSynonyms = createSynonyms({ same: [], leadsTo: {} });

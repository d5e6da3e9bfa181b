import table from '../../../site/synonyms.json';
import { compactText } from './compactText';
import { chineseStopWords } from './stopWords';

/** Other words for what was typed, each as the index knows it: `['tree', 'shaking']`. */
export type Synonym = readonly string[];

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);
const toWords = (text: string): string[] => text.split(/\s+/).map(compactText).filter(Boolean);

/** What site/synonyms.json says, by the words it begins with, written as one: `treeshaking`. */
const synonyms = new Map<string, Synonym[]>();
const add = (from: string, to: string) => {
  const key = compactText(from);
  const known = synonyms.get(key);
  if (known) known.push(toWords(to));
  else synonyms.set(key, [toWords(to)]);
};
for (const group of table.same) {
  for (const from of group) for (const to of group) if (from !== to) add(from, to);
}
for (const [from, to] of Object.entries(table.leadsTo)) for (const one of to) add(from, one);

/** Chinese has no spaces: its words that we know, the longest first: `类型声明` is not read as `类型`. */
const known = [
  ...new Set([...chineseStopWords, ...table.same.flat(), ...Object.keys(table.leadsTo)]),
]
  .filter(isHan)
  .sort((left, right) => right.length - left.length)
  .join('|');
const knownRuns = new RegExp(known, 'g');

/** Spaces around the Chinese words that have synonyms: `类型声明文件` → `类型声明 文件`. */
export function splitKnown(text: string): string {
  return isHan(text) ? text.replace(knownRuns, ' $& ').replace(/ +/g, ' ').trim() : text;
}

/** What a word, or several written as one, may be called as well. */
export const findSynonyms = (compact: string): readonly Synonym[] => synonyms.get(compact) ?? [];

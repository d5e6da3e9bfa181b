import { maxQueryLength } from './SearchHit';
import { compactText, listWords } from './words';
import { type Synonyms, noSynonyms, type Synonym } from './synonyms';
import { factor, maxQueryWords } from './weights';
import { stopWords, weakWords } from './stopWords';

export interface QueryWord {
  term: string;
  parts: string[];
  /** 1, less for words that only ask. */
  importance: number;
  /** Whether it may still be being typed: nothing follows it. */
  isOpen: boolean;
}

export interface Query {
  /** What was typed, in lower case and with single spaces. */
  literal: string;
  /** Its letters and digits. */
  compact: string;
  words: QueryWord[];
  /** Each word, and each two that follow each other. */
  joined: JoinedWords[];
}

/** The words of a query, each once, with what they are made of. Any string will do. */
export function parseQuery(input: string, synonyms: Synonyms = noSynonyms): Query {
  // Full-width letters and signs of an input method are those of names: `ｌｉｂ．ｄｔｓ`.
  const text = input.slice(0, maxQueryLength).normalize('NFKC').trim().replace(/\s+/g, ' ');
  const source = synonyms.splitChinese(text);
  const found = listWords(source).map(({ word: { term, parts, terms }, offset }) => {
    const end = Math.max(...terms.map((one) => offset + one.end));
    return { term, parts: [...new Set(parts)], isOpen: end >= source.length };
  });
  // A word said twice keeps its first place, and is open if its last one is.
  const different = [...new Map(found.map((word) => [word.term, word])).values()];
  const hasSubject = different.some(({ term }) => !stopWords.has(term));
  const words = different
    .slice(0, maxQueryWords)
    .map((word) => ({ ...word, importance: hasSubject ? getImportance(word.term) : 1 }));
  return {
    literal: text.toLowerCase(),
    compact: compactText(text),
    words,
    joined: joinWords(words, synonyms),
  };
}

function getImportance(term: string): number {
  if (stopWords.has(term)) return factor.stopWord;
  return weakWords.has(term) ? factor.weakWord : 1;
}

/** Words of a query that follow each other, written as one. */
export interface JoinedWords {
  term: string;
  /** Positions of the first word and after the last one. */
  from: number;
  to: number;
  /** What they may be called as well. */
  others: readonly Synonym[];
}

/** Each word, and each two that follow each other: `auto external` → `auto`, `autoexternal`, `external`. */
function joinWords(words: readonly QueryWord[], synonyms: Synonyms): JoinedWords[] {
  return words.flatMap(({ term }, from) => {
    const next = words[from + 1];
    return [term, ...(next ? [term + next.term] : [])].map((joined, count) => ({
      term: joined,
      from,
      to: from + count + 1,
      others: synonyms.find(joined),
    }));
  });
}

export const sumImportance = (words: readonly Pick<QueryWord, 'importance'>[]): number =>
  words.reduce((sum, { importance }) => sum + importance, 0);

import { maxQueryLength } from '../SearchProvider';
import { compactText, visitWords } from './words';
import { type Synonyms, noSynonyms, type Synonym } from './synonyms';
import { maxQueryWords, stopWordImportance, weakWordImportance, maxJoinedWords } from './weights';
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
  /** Each word, and each few that follow each other. */
  joined: JoinedWords[];
}

/** The words of a query, each once, with what they are made of. Any string will do. */
export function parseQuery(input: string, synonyms: Synonyms = noSynonyms): Query {
  const text = input.slice(0, maxQueryLength).trim().replace(/\s+/g, ' ');
  const found: Omit<QueryWord, 'importance'>[] = [];
  const source = synonyms.splitKnown(text);
  visitWords(source, new Map(), ({ term, parts, terms }, offset) => {
    const end = Math.max(...terms.map((one) => offset + one.end));
    found.push({ term, parts: [...new Set(parts)], isOpen: end >= source.length });
  });
  // A word said twice keeps its first place, and is open if its last one is.
  const different = [...new Map(found.map((word) => [word.term, word])).values()];
  const hasSubject = different.some(({ term }) => !stopWords.has(term));
  const words = different.slice(0, maxQueryWords).map((word) => ({
    ...word,
    importance: hasSubject ? getImportance(word.term) : 1,
  }));
  return {
    literal: text.toLowerCase(),
    compact: compactText(text),
    words,
    joined: joinWords(words, synonyms),
  };
}

function getImportance(term: string): number {
  if (stopWords.has(term)) return stopWordImportance;
  return weakWords.has(term) ? weakWordImportance : 1;
}

/** Words of a query that follow each other, written as one. */
export interface JoinedWords {
  term: string;
  /** Positions of the first word and behind the last one. */
  from: number;
  to: number;
  /** What they may be called as well. */
  others: readonly Synonym[];
}

/** Each word, and each few that follow each other: `auto external` → `auto`, `autoexternal`, `external`. */
export function joinWords(words: readonly QueryWord[], synonyms: Synonyms): JoinedWords[] {
  return words.flatMap((_, from) => {
    const counts = Array.from({ length: Math.min(maxJoinedWords, words.length - from) });
    return counts.map((_, count) => {
      const to = from + count + 1;
      const term = words
        .slice(from, to)
        .map((word) => word.term)
        .join('');
      return { term, from, to, others: synonyms.find(term) };
    });
  });
}

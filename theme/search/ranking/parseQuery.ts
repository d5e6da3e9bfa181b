import { compactText } from './compactText';
import type { Synonyms } from './createSynonyms';
import { type JoinedWords, joinWords } from './joinWords';
import { maxQueryLength, maxQueryWords } from './limits';
import { noSynonyms } from './noSynonyms';
import { stopWords, weakWords } from './stopWords';
import { visitWords } from './visitWords';
import { stopWordImportance, weakWordImportance } from './weights';

export interface QueryWord {
  term: string;
  parts: string[];
  /** 1, less for words that only ask. */
  importance: number;
  /** Whether it may still be being typed: nothing stands behind it. */
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

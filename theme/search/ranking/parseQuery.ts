import { compactText } from './compactText';
import { stopWords } from './stopWords';
import { visitWords } from './visitWords';
import { maxQueryLength, stopWordImportance } from './weights';

export interface QueryWord {
  term: string;
  parts: string[];
  /** 1, less for words that only ask. */
  importance: number;
}

export interface Query {
  /** What was typed, in lower case and with single spaces. */
  literal: string;
  /** Its letters and digits. */
  compact: string;
  words: QueryWord[];
}

/** The words of a query, each once, with what they are made of. Any string will do. */
export function parseQuery(input: string): Query {
  const text = input.slice(0, maxQueryLength).trim().replace(/\s+/g, ' ');
  const words = new Map<string, QueryWord>();
  visitWords(text, new Map(), ({ term, parts }) => {
    words.set(term, { term, parts: [...new Set(parts)], importance: 1 });
  });
  const list = [...words.values()];
  const hasSubject = list.some(({ term }) => !stopWords.has(term));
  return {
    literal: text.toLowerCase(),
    compact: compactText(text),
    words: list.map((word) =>
      hasSubject && stopWords.has(word.term) ? { ...word, importance: stopWordImportance } : word,
    ),
  };
}

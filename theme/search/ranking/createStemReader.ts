import { stemWord } from './stemWord';
import { stopWords } from './stopWords';
import { type KnownWords, visitWords } from './visitWords';

/**
 * Reads the words of keywords, each once and by its stem, without those that only ask. Keywords repeat:
 * a page has those of its sections.
 */
export function createStemReader(): (keyword: string) => readonly string[] {
  const known: KnownWords = new Map();
  const read = new Map<string, readonly string[]>();
  return (keyword) => {
    const stems = read.get(keyword) ?? listStems(keyword, known);
    read.set(keyword, stems);
    return stems;
  };
}

function listStems(keyword: string, known: KnownWords): string[] {
  const stems = new Set<string>();
  visitWords(keyword, known, ({ term }) => {
    if (!stopWords.has(term)) stems.add(stemWord(term));
  });
  return [...stems];
}

import type { SearchRecord } from '../../site/searchRecord';

export interface TextSection {
  /** Empty for what stands before any. */
  heading: string;
  /** What stands below it, without empty lines. */
  lines: string[];
  /** Names in its code. */
  names: string[];
}

/** A page by its headings, what stands before them first; a heading without a place has no text. */
export function splitRecord({ toc, content, names = [] }: SearchRecord): TextSection[] {
  const places = [{ text: '', charIndex: 0 }, ...toc];
  return places.map(({ text, charIndex }, index) => ({
    heading: text,
    lines: charIndex < 0 ? [] : listLines(charIndex + text.length, index),
    names: (names[index] ?? '').split(' ').filter(Boolean),
  }));

  function listLines(start: number, index: number): string[] {
    const next = places.slice(index + 1).find(({ charIndex }) => charIndex >= 0);
    const text = content.slice(start, next?.charIndex);
    return text.split('\n').filter((line) => line.trim() !== '');
  }
}

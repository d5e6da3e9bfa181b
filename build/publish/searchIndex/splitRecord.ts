import type { SearchHeading } from '../../../site/searchRecord';
import type { WholeRecord } from './toSearchRecord';

export interface TextSection {
  /** Absent for what stands before any. */
  heading?: SearchHeading;
  /** What stands below it, without empty lines. */
  lines: string[];
  /** Names in its code. */
  names: string[];
  /** Flags that its tables list. */
  flags: readonly string[];
}

/** A page by its headings, what stands before them first; a heading without a place has no text. */
export function splitRecord({ toc, content, names = [], flags = [] }: WholeRecord): TextSection[] {
  const places = [undefined, ...toc];
  return places.map((heading, index) => ({
    heading,
    lines: listLines(heading, index),
    names: (names[index] ?? '').split(' ').filter(Boolean),
    flags: flags[index] ?? [],
  }));

  function listLines(heading: SearchHeading | undefined, index: number): string[] {
    if (heading && heading.charIndex < 0) return [];
    const start = heading ? heading.charIndex + heading.text.length : 0;
    const next = toc.slice(index).find(({ charIndex }) => charIndex >= 0);
    return content
      .slice(start, next?.charIndex)
      .split('\n')
      .filter((line) => line.trim() !== '');
  }
}

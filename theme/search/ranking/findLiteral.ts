import type { Query } from './parseQuery';
import { byScore, type RankedSection, type Section } from './Section';
import { bonus } from './weights';

/** Sections that hold the query as it stands, headings first: for signs (`.*`) and parts of words. */
export function findLiteral({ literal }: Query, sections: readonly Section[]): RankedSection[] {
  if (!literal) return [];
  return sections
    .flatMap(({ lower: { heading, text } }, section): RankedSection[] => {
      if (heading.includes(literal)) return [{ section, score: bonus.heading }];
      return text.includes(literal) ? [{ section, score: bonus.text }] : [];
    })
    .sort(byScore);
}

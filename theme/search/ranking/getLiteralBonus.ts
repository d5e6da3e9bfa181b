import type { Query } from './parseQuery';
import type { Section } from './Section';
import { bonus } from './weights';

/** What a section gains where the query is literally its name, one of its keywords or in its text. */
export function getLiteralBonus(section: Section, { compact, literal }: Query): number {
  return (
    getNameBonus(section, compact) +
    (section.keywords.some((keyword) => keyword.toLowerCase() === literal) ? bonus.keyword : 0) +
    (section.heading.toLowerCase().includes(literal) ? bonus.heading : 0) +
    (section.text.toLowerCase().includes(literal) ? bonus.text : 0)
  );
}

function getNameBonus({ spellings, paths }: Section, compact: string): number {
  if (!compact) return 0;
  if (spellings.includes(compact)) return bonus.name;
  if (paths.includes(compact)) return bonus.path;
  const begun = spellings.find((spelling) => spelling.startsWith(compact));
  return begun ? bonus.nameStart * (compact.length / begun.length) : 0;
}

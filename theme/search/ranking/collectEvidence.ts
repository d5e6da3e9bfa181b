import { type Expansion, expandTerm } from './expandTerm';
import type { Query, QueryWord } from './parseQuery';
import type { SearchIndex } from './SearchIndex';
import { fields, fieldWorth, partsWorth } from './weights';

/** Worth of a word by section, 0 to 1; sections without it are absent. */
type Worths = Map<number, number>;

export interface Evidence {
  /** Per word of the query, in its order. */
  words: { importance: number; worths: Worths }[];
  /** Words of the index the query stands for, with how many of their characters were typed. */
  matches: Map<string, number>;
}

/** What the index holds on each word of a query, and how much a word tells. */
export function collectEvidence(query: Query, index: SearchIndex): Evidence {
  const matches = new Map<string, number>();
  const words = query.words.map((word) => {
    const found = new Map<string, number>();
    const worths = scoreWord(word, index, found);
    if (word.importance === 1) for (const [term, typed] of found) matches.set(term, typed);
    return { importance: word.importance * getRarity(worths.size, index.sections.length), worths };
  });
  return { words, matches };
}

/** A word in few sections tells more than one in most: "keep" and "__dirname". */
const getRarity = (count: number, total: number): number =>
  count === 0 ? 0 : Math.log(1 + total / count);

/** The word as it stands, or its parts together, whichever says more about a section. */
function scoreWord(word: QueryWord, index: SearchIndex, found: Map<string, number>): Worths {
  const worths = scoreTerm(expandTerm(word.term, index.vocabulary), index, found);
  const parts = word.parts.map((part) => scoreTerm(expandPart(part, index), index, found));
  const rarities = parts.map((part) => getRarity(part.size, index.sections.length));
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const sections = new Set(parts.flatMap((part) => [...part.keys()]));
  for (const section of sections) {
    let worth = 0;
    let covered = 0;
    for (const [at, part] of parts.entries()) {
      const found = part.get(section);
      if (found === undefined) continue;
      const rarity = rarities[at] ?? 0;
      worth += found * rarity;
      covered += rarity;
    }
    const together = partsWorth * (worth / total) * (covered / total);
    worths.set(section, Math.max(worths.get(section) ?? 0, together));
  }
  return worths;
}

/** Part of a name that is itself a word stands for nothing else: `rslib` of "createRslib". */
function expandPart(part: string, index: SearchIndex): Expansion[] {
  const expansions = expandTerm(part, index.vocabulary);
  const exact = expansions.filter(({ term }) => term === part);
  return exact.length > 0 ? exact : expansions;
}

function scoreTerm(
  expansions: readonly Expansion[],
  index: SearchIndex,
  found: Map<string, number>,
): Worths {
  const worths: Worths = new Map();
  for (const expansion of expansions) {
    found.set(expansion.term, expansion.typed);
    for (const field of fields) {
      const worth = expansion.worth * fieldWorth[field];
      for (const section of index.find(field, expansion.term)) {
        worths.set(section, Math.max(worths.get(section) ?? 0, worth));
      }
    }
  }
  return worths;
}

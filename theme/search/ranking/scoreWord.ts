import { type Expansion, expandTerm } from './expandTerm';
import type { QueryWord } from './parseQuery';
import type { SearchIndex } from './SearchIndex';
import { fields, fieldWorth, partsWorth, rarityPower } from './weights';

/** Worth of a word by section, 0 to 1. */
export type Worths = Float32Array;

/** No section holds the word yet. */
export const createWorths = (index: SearchIndex): Worths => new Float32Array(index.sections.length);

/** A word in few sections tells more than one in most: "keep" and "__dirname". */
export function getRarity(worths: Worths): number {
  let count = 0;
  for (const worth of worths) if (worth > 0) count++;
  return count === 0 ? 0 : Math.log(1 + worths.length / count) ** rarityPower;
}

export interface ScoredWord {
  /** How much it tells: 0 for a word that is nowhere. */
  rarity: number;
  worths: Worths;
}

/** The word as it stands, or its parts together, whichever says more about a section. */
export function scoreWord(
  word: QueryWord,
  expansions: readonly Expansion[],
  index: SearchIndex,
  found: Map<string, number>,
): ScoredWord {
  const scored = scoreExpansions(expansions, index, found);
  if (word.parts.length === 0) return scored;
  const parts = listParts(word.parts, index).map((part) =>
    scoreExpansions(expandPart(part, index, word.isOpen), index, found),
  );
  const { worths } = scored;
  const total = parts.reduce((sum, { rarity }) => sum + rarity, 0);
  for (let at = 0; total > 0 && at < worths.length; at++) {
    let worth = 0;
    let covered = 0;
    for (const part of parts) {
      const here = part.worths[at] ?? 0;
      worth += here * part.rarity;
      if (here > 0) covered += part.rarity;
    }
    const together = partsWorth * (worth / total) * (covered / total);
    if (together > (worths[at] ?? 0)) worths[at] = together;
  }
  return { worths, rarity: scored.rarity || getRarity(worths) };
}

/**
 * Parts of a name, and two side by side that are a name themselves: `css-modules-mode` → `css`,
 * `modules`, `mode`, `cssmodules`, as in `cssModules.mode`.
 */
function listParts(parts: readonly string[], { has }: SearchIndex): string[] {
  const pairs = parts.slice(1).map((part, at) => `${parts[at] ?? ''}${part}`);
  return [...new Set([...parts, ...pairs.filter(has)])];
}

/** Part of a name that is itself a word stands for nothing else: `rslib` of "createRslib". */
function expandPart(part: string, index: SearchIndex, isOpen: boolean): Expansion[] {
  const expansions = expandTerm(part, index, isOpen);
  const exact = expansions.filter(({ term }) => term === part);
  return exact.length > 0 ? exact : expansions;
}

/** A word is as rare as itself and its family, not as all the words it begins. */
function scoreExpansions(
  expansions: readonly Expansion[],
  index: SearchIndex,
  found: Map<string, number>,
): ScoredWord {
  const worths = createWorths(index);
  const isSure = ({ kind }: Expansion) => kind === 'family';
  addExpansions(worths, expansions.filter(isSure), 1, index, found);
  const rarity = getRarity(worths);
  const others = expansions.filter((expansion) => !isSure(expansion));
  addExpansions(worths, others, 1, index, found);
  return { worths, rarity: rarity || getRarity(worths) };
}

/** Adds sections that hold one of these words, by the place it stands in. */
export function addExpansions(
  worths: Worths,
  expansions: readonly Expansion[],
  factor: number,
  index: SearchIndex,
  found: Map<string, number>,
): void {
  for (const expansion of expansions) {
    found.set(expansion.term, expansion.typed);
    for (const field of fields) {
      const worth = factor * expansion.worth * fieldWorth[field];
      for (const section of index.find(field, expansion.term)) {
        if (worth > (worths[section] ?? 0)) worths[section] = worth;
      }
    }
  }
}

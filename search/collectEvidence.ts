import type { Synonym } from './synonyms';
import { type Expansion, expandTerm, expandWritten } from './expandTerm';
import type { Query, QueryWord } from './query';
import type { SearchIndex } from './searchIndex';
import { factor, fields, fieldWeight } from './weights';

export interface WordEvidence {
  /** How much it tells: 0 for a word that is nowhere. */
  importance: number;
  weights: Weights;
}

export interface Evidence {
  /** Per word of the query, in its order. */
  words: WordEvidence[];
  /** Words of the index the query stands for, with how many of their characters were typed. */
  matches: Map<string, number>;
  /** The same of words that only ask, such as "how". */
  stopWords: Map<string, number>;
  /** Those of `matches` that stand for the query only next to another: "declaration files" for "dts". */
  paired: Set<string>;
  /** Words of the query that are nowhere, with the word of the index they may be a typo of. */
  corrections: Map<string, string>;
  /** The last word may go on: so far it is only the beginning of others. */
  isBegun: boolean;
}

/** What the index holds on each word of a query, and how much a word tells. */
export function collectEvidence(query: Query, index: SearchIndex): Evidence {
  const matches = new Map<string, number>();
  const stopWords = new Map<string, number>();
  const inPairs = new Map<string, number>();
  const corrections = new Map<string, string>();
  let isBegun = false;
  const words = query.words.map((word) => {
    const found = word.importance === 1 ? matches : stopWords;
    const expansions = expandTerm(word.term, index, word.isOpen);
    const isKnown = expansions.some(({ kind }) => kind === 'stem');
    const isPart = !isKnown && word.isOpen && expansions[0]?.kind === 'begun';
    if (isPart) isBegun = true;
    // "modul" is no word of the index, but is of one stem with "module".
    const isMeant = isPart || index.has(word.term);
    const [meant] = isMeant ? [] : expansions;
    if (meant) corrections.set(word.term, meant.term);
    return scoreWord(word, expansions, index, found);
  });
  for (const { from, to, others } of query.joined) {
    if (others.length === 0) continue;
    const weights = createWeights(index);
    for (const other of others) {
      addExact(weights, other, index, other.length > 1 ? inPairs : matches);
    }
    for (const word of words.slice(from, to)) raise(word.weights, weights);
  }
  const paired = new Set([...inPairs.keys()].filter((one) => !matches.has(one)));
  for (const one of paired) matches.set(one, one.length);
  return {
    words: words.map(({ rarity, weights }, at) => ({
      // Other words for it do not make a word more common than it is.
      importance: (query.words[at]?.importance ?? 0) * (rarity || getRarity(weights)),
      weights,
    })),
    matches,
    stopWords,
    paired,
    corrections,
    isBegun,
  };
}

function raise(weights: Weights, others: Weights): void {
  for (let at = 0; at < weights.length; at++) {
    const other = others[at] ?? 0;
    if (other > (weights[at] ?? 0)) weights[at] = other;
  }
}

/** Adds sections that hold all of these words or their other forms, by the least of them. */
function addExact(
  weights: Weights,
  terms: Synonym,
  index: SearchIndex,
  found: Map<string, number>,
): void {
  const [first, ...others] = terms.map((term) =>
    weighExpansions(expandWritten(term, index), index, found, factor.synonym),
  );
  if (!first) return;
  const getLeast = (weight: number, at: number) =>
    others.reduce((least, other) => Math.min(least, other[at] ?? 0), weight);
  raise(weights, first.map(getLeast));
}

/** Weight of a word by section, 0 to 1. */
type Weights = Float32Array;

/** No section holds the word yet. */
const createWeights = (index: SearchIndex): Weights => new Float32Array(index.sections.length);

/** A word in few sections tells more than one in most: "keep" and "__dirname". */
function getRarity(weights: Weights): number {
  let count = 0;
  for (const weight of weights) if (weight > 0) count++;
  return count === 0 ? 0 : Math.log(1 + weights.length / count) ** factor.rarityPower;
}

interface ScoredWord {
  /** How much it tells: 0 for a word that is nowhere. */
  rarity: number;
  weights: Weights;
}

/** The word as it is, or its parts together, whichever says more about a section. */
function scoreWord(
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
  const { weights } = scored;
  const total = parts.reduce((sum, { rarity }) => sum + rarity, 0);
  for (let at = 0; total > 0 && at < weights.length; at++) {
    let weight = 0;
    let covered = 0;
    for (const part of parts) {
      const here = part.weights[at] ?? 0;
      weight += here * part.rarity;
      if (here > 0) covered += part.rarity;
    }
    const together = (weight / total) * (covered / total);
    if (together > (weights[at] ?? 0)) weights[at] = together;
  }
  return { weights, rarity: scored.rarity || getRarity(weights) };
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

function scoreExpansions(
  expansions: readonly Expansion[],
  index: SearchIndex,
  found: Map<string, number>,
): ScoredWord {
  const weights = weighExpansions(expansions, index, found);
  return { weights, rarity: getRarity(weights) };
}

/** Sections that hold one of these words, by the place it is in. */
function weighExpansions(
  expansions: readonly Expansion[],
  index: SearchIndex,
  found: Map<string, number>,
  share = 1,
): Weights {
  const weights = createWeights(index);
  for (const expansion of expansions) {
    found.set(expansion.term, expansion.typed);
    for (const field of fields) {
      const weight = share * expansion.weight * fieldWeight[field];
      for (const section of index.find(field, expansion.term)) {
        if (weight > (weights[section] ?? 0)) weights[section] = weight;
      }
    }
  }
  return weights;
}

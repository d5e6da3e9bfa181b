import type { Block } from './blocks';
import type { Part } from './parts';
import type { AcceptedBlock } from './acceptedBlocks';

/** A block of the English page with its translation; one of them is missing where the pages differ. */
export interface Pair {
  english?: Block | undefined;
  chinese?: Block | undefined;
  /** Whether the English has changed since the translation was accepted; not where both have the same now, as code has. */
  isOutdated: boolean;
  /** Whether just these two texts were accepted. */
  isAccepted: boolean;
}

/**
 * Which block translates which.
 * @param known what the translation was accepted for; undefined where it never was
 */
export function pairBlocks(
  english: readonly Block[],
  chinese: readonly Block[],
  known: readonly AcceptedBlock[] | undefined,
): Pair[] {
  const accepted = new Set(known?.map((entry) => `${entry.english} ${entry.chinese}`));
  const toPair = ([one, other]: [Block?, Block?], isOutdated: boolean): Pair => ({
    english: one,
    chinese: other,
    isOutdated: isOutdated && one?.hash !== other?.hash,
    isAccepted: accepted.has(`${one?.hash} ${other?.hash}`),
  });
  const isCurrent = !known || isSame(english, known);
  if (isCurrent || known.length !== chinese.length) {
    const sources = new Set(known?.map((entry) => entry.english));
    const texts = new Set(known?.map((entry) => entry.chinese));
    return alignBlocks(english, chinese).map((pair) => {
      const [one, other] = pair;
      const isOld = one ? !sources.has(one.hash) : texts.has(other?.hash ?? '');
      return toPair(pair, !isCurrent && isOld);
    });
  }
  // The translation has the blocks it had when it was accepted: their places say what each was made from,
  // so that a change in English alone is never an error.
  const places = align(
    english,
    known.map((entry, index) => ({ ...entry, block: chinese[index] })),
    (block, entry) => (block.hash === entry.english ? 1 : 0),
  );
  const pairs: Pair[] = [];
  let changed: [Block[], Block[]] = [[], []];
  const flush = (): void => {
    pairs.push(...alignBlocks(...changed).map((pair) => toPair(pair, true)));
    changed = [[], []];
  };
  for (const [block, entry] of places) {
    if (block && entry?.english === block.hash) {
      flush();
      pairs.push(toPair([block, entry.block], false));
    } else {
      if (block) changed[0].push(block);
      if (entry?.block) changed[1].push(entry.block);
    }
  }
  flush();
  return pairs;
}

/** Whether the English is what was translated. */
const isSame = (english: readonly Block[], known: readonly AcceptedBlock[]): boolean =>
  english.length === known.length &&
  english.every(({ hash }, index) => hash === known[index]?.english);

/** By place where the kinds are the same, as on most pages; else what is most alike. */
const alignBlocks = (
  a: readonly Block[],
  b: readonly Block[],
): [Block | undefined, Block | undefined][] =>
  a.length === b.length && a.every(({ kind }, index) => kind === b[index]?.kind)
    ? a.map((block, index) => [block, b[index]])
    : align(a, b, getLikeness);

/** How alike two blocks are: none of different kinds, more with each fact that both have. */
function getLikeness(a: Block, b: Block): number {
  if (a.kind !== b.kind) return 0;
  return 1 + 3 * getSharedFacts(a.parts, b.parts) + (a.text === b.text ? 1 : 0);
}

/** The share of facts that both have; a third where there are none. */
export function getSharedFacts(a: readonly Part[], b: readonly Part[]): number {
  const [own, others] = [a, b].map((parts) =>
    parts.flatMap(({ facts }) => facts.map(({ value }) => value)),
  );
  const rest = [...(others ?? [])];
  const most = Math.max(own?.length ?? 0, rest.length);
  if (most === 0) return 1 / 3;
  let shared = 0;
  for (const value of own ?? []) {
    const index = rest.indexOf(value);
    if (index >= 0) shared += rest.splice(index, 1).length;
  }
  return shared / most;
}

/**
 * Puts two lists side by side in their order, so that the likeness of the pairs is greatest (Needleman and
 * Wunsch). What is left between two pairs is paired by place, the surplus alone.
 */
export function align<A, B>(
  a: readonly A[],
  b: readonly B[],
  getScore: (a: A, b: B) => number,
): [A | undefined, B | undefined][] {
  const width = b.length + 1;
  const best = new Float64Array((a.length + 1) * width);
  const scores = new Float64Array(a.length * b.length);
  a.forEach((one, i) => {
    b.forEach((other, j) => {
      const score = getScore(one, other);
      scores[i * b.length + j] = score;
      best[(i + 1) * width + j + 1] = Math.max(
        best[i * width + j + 1] ?? 0,
        best[(i + 1) * width + j] ?? 0,
        score > 0 ? (best[i * width + j] ?? 0) + score : 0,
      );
    });
  });
  const found: [number, number][] = [[a.length, b.length]];
  for (let i = a.length, j = b.length; i > 0 && j > 0;) {
    const here = best[i * width + j] ?? 0;
    const score = scores[(i - 1) * b.length + j - 1] ?? 0;
    if (score > 0 && here === (best[(i - 1) * width + j - 1] ?? 0) + score) {
      found.unshift([--i, --j]);
    } else if (here === best[(i - 1) * width + j]) i--;
    else j--;
  }
  let [nextA, nextB] = [0, 0];
  return found.flatMap(([i, j]) => {
    const gap = Math.max(i - nextA, j - nextB);
    const between = Array.from({ length: gap }, (_, index): [A | undefined, B | undefined] => [
      nextA + index < i ? a[nextA + index] : undefined,
      nextB + index < j ? b[nextB + index] : undefined,
    ]);
    [nextA, nextB] = [i + 1, j + 1];
    const pair: [A | undefined, B | undefined] = [a[i], b[j]];
    return i < a.length ? [...between, pair] : between;
  });
}

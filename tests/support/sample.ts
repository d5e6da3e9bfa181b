import { createRandom } from './createRandom';

/**
 * The part of a sweep that a run does: `npm test` sets a seed, which the committed files give, and does a few;
 * without `TEST_SEED`, as in `npm run test:full`, it is all of them.
 * @param turn another number draws others
 */
export function sample<T>(items: readonly T[], count: number, turn = 0): T[] {
  const seed = process.env.TEST_SEED;
  if (!seed) return [...items];
  const random = createRandom(Number(seed) + turn);
  return items
    .map((item, index) => ({ item, index, order: random() }))
    .sort((one, other) => one.order - other.order)
    .slice(0, count)
    .sort((one, other) => one.index - other.index)
    .map(({ item }) => item);
}

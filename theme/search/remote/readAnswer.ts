/**
 * The hits of each index in an answer, as they came: a list of groups, each with `index` and `hits`
 * (spec.md §7). Of what is no such group nothing is taken.
 * @throws Error when the answer is no list.
 */
export function readAnswer(answer: unknown): Map<string, unknown[]> {
  if (!Array.isArray(answer)) throw new Error('The search service answered without a list.');
  const groups = new Map<string, unknown[]>();
  for (const group of answer as unknown[]) {
    if (typeof group !== 'object' || group === null) continue;
    const { index, hits } = group as { index?: unknown; hits?: unknown };
    if (typeof index !== 'string' || !Array.isArray(hits) || groups.has(index)) continue;
    groups.set(index, hits);
  }
  return groups;
}

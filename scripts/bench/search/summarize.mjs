/**
 * @typedef {import('./judgeAnswer.mjs').Judgement & { keys: number | undefined }} Judged
 * @typedef {{
 *   count: number,
 *   mrr: number,
 *   ndcg: number,
 *   first: number,
 *   bestFirst: number,
 *   five: number,
 *   sections: number,
 *   sectionFirst: number | undefined,
 *   sectionInThree: number | undefined,
 *   none: number,
 *   keys: number | undefined,
 * }} Summary
 */

/**
 * Means over the questions of a part; `sectionFirst` and `sectionInThree` over those which a section
 * answers, `sections` in number; `keys` undefined where they were not counted.
 * @param {readonly Judged[]} judged
 * @returns {Summary}
 */
export function summarize(judged) {
  const bySection = judged.flatMap(({ isSectionFirst }) => isSectionFirst ?? []);
  const keys = judged.flatMap((one) => one.keys ?? []);
  return {
    count: judged.length,
    mrr: getMean(judged.map(({ reciprocalRank }) => reciprocalRank)) ?? 0,
    ndcg: getMean(judged.map(({ gain }) => gain)) ?? 0,
    first: getMean(judged.map(({ isFirst }) => Number(isFirst))) ?? 0,
    bestFirst: getMean(judged.map(({ isBestFirst }) => Number(isBestFirst))) ?? 0,
    five: getMean(judged.map(({ isInFive }) => Number(isInFive))) ?? 0,
    sections: bySection.length,
    sectionFirst: getMean(bySection.map(Number)),
    sectionInThree: getMean(judged.flatMap((one) => one.isSectionInThree ?? []).map(Number)),
    none: getMean(judged.map(({ isEmpty }) => Number(isEmpty))) ?? 0,
    keys: getMean(keys),
  };
}

/**
 * Undefined of nothing.
 * @param {readonly number[]} numbers
 */
const getMean = (numbers) =>
  numbers.length > 0
    ? numbers.reduce((sum, number) => sum + number, 0) / numbers.length
    : undefined;

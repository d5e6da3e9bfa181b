/**
 * The middle of the values; the upper of two.
 * @param {readonly number[]} values
 */
export function getMedian(values) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Rows as lines: the first column to the left, numbers to the right.
 * @param {readonly (readonly string[])[]} rows
 */
export function alignColumns(rows) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
}

/**
 * The same rows as a table of Markdown, the first being its head.
 * @param {readonly (readonly string[])[]} rows
 */
export const drawTable = ([head = [], ...rows]) =>
  [head, head.map((_, column) => (column === 0 ? '---' : '--:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

/**
 * The middle of the values; the upper of two.
 * @param {readonly number[]} values
 */
export function getMedian(values) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * The smallest value that at least this share of the sorted values does not exceed.
 * @param {readonly number[]} sorted
 * @param {number} share
 */
export const getPercentile = (sorted, share) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;

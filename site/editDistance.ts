/**
 * How many letters to insert, remove, replace or swap with their neighbor (optimal string alignment); `limit`
 * where it would be that or more.
 */
export function countEdits(from: string, to: string, limit = Infinity): number {
  if (Math.abs(from.length - to.length) >= limit) return limit;
  const rows = [Array.from({ length: to.length + 1 }, (_, index) => index)];
  const get = (row: number, column: number): number => rows[row]?.[column] ?? limit;
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= to.length; column++) {
      const replaced = from[row - 1] === to[column - 1] ? 0 : 1;
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current.push(
        Math.min(
          get(row - 1, column) + 1,
          get(row, column - 1) + 1,
          get(row - 1, column - 1) + replaced,
          row > 1 && column > 1 && isSwapped ? get(row - 2, column - 2) + 1 : limit,
        ),
      );
    }
    if (Math.min(...current) >= limit) return limit;
  }
  return get(from.length, to.length);
}

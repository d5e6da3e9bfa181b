/** Of words sorted by code unit, those that begin so and go on. */
export function listBegun(start: string, sorted: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = findPosition(start, sorted); at < sorted.length; at++) {
    const word = sorted[at] ?? '';
    if (!word.startsWith(start)) break;
    if (word !== start) found.push(word);
  }
  return found;
}

/** Index of the first word not before `start`. */
function findPosition(start: string, sorted: readonly string[]): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

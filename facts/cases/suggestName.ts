/** Edits up to which a name counts as a slip of the one that was meant. */
const nearestLimit = 4;

/** ` (did you mean “…”?)` where a known name is near, otherwise nothing. */
export function suggestName(name: string, known: readonly string[]): string {
  const [nearest] = known
    .map((candidate) => ({ candidate, edits: countEdits(name, candidate) }))
    .sort((a, b) => a.edits - b.edits);
  return nearest && nearest.edits <= nearestLimit ? ` (did you mean “${nearest.candidate}”?)` : '';
}

/** Levenshtein distance. */
function countEdits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

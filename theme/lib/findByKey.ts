/** The entry of a list that a key leads to from another, at most its ends; undefined for other keys. */
export function findByKey<Entry>(
  list: readonly Entry[],
  from: Entry,
  key: string,
): Entry | undefined {
  const index = list.indexOf(from);
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return list[index + 1] ?? from;
    case 'ArrowUp':
    case 'ArrowLeft':
      return list[index - 1] ?? from;
    case 'Home':
      return list[0];
    case 'End':
      return list.at(-1);
    default:
      return undefined;
  }
}

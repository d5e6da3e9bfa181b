/** The hash of a line of a block, or of all from one to another in any order: `build:bash-L3-7`. */
export function getLineHash(id: string, from: number, to = from): string {
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  return `${encodeURI(id)}-L${first}${last > first ? `-${last}` : ''}`;
}

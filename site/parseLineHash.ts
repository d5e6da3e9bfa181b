/** Lines of a block of code; both numbers start at 1 and are part of it. */
export interface LineRange {
  /** The block's id. */
  id: string;
  from: number;
  to: number;
}

const pattern = /^(.+)-L(\d+)(?:-(\d+))?$/;

/** The lines that a decoded hash without `#` names: `build:bash-L3-7`; undefined for any other. */
export function parseLineHash(hash: string): LineRange | undefined {
  const [, id, first = '', last = first] = pattern.exec(hash) ?? [];
  if (id === undefined) return undefined;
  const numbers = [Number(first), Number(last)].sort((a, b) => a - b);
  const [from = 1, to = from] = numbers;
  return from > 0 ? { id, from, to } : undefined;
}

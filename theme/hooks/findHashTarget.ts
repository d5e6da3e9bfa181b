import { parseLineHash } from '../../site/parseLineHash';
import { decodeHash } from '../lib/decodeHash';

/** The lines of code that a hash names (`#build:bash-L3-7`), none for any other hash. */
export function findLines(hash: string): HTMLElement[] {
  const range = parseLineHash(decodeHash(hash));
  if (!range) return [];
  const lines = document.getElementById(range.id)?.querySelectorAll<HTMLElement>('.line') ?? [];
  return [...lines].slice(range.from - 1, range.to);
}

/** What a hash leads to: the element of that id, a line of code, or the block where it has no such line. */
export function findHashTarget(hash: string): HTMLElement | null {
  const id = decodeHash(hash);
  const block = parseLineHash(id)?.id;
  return (
    document.getElementById(id) ??
    findLines(hash)[0] ??
    (block === undefined ? null : document.getElementById(block))
  );
}

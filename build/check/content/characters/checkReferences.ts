import type { Nodes } from 'mdast';
import type { LocalFault } from '../../../read/faults/Fault';
import { findRefused, nameCharacter } from './findRefused';
import { reportCharacter } from './reportCharacter';

/** What is shown as it is written. */
const verbatim = /code$|^mdx(?!Jsx)/i;

/** References such as `&#0;` to characters that HTML cannot hold, outside of code. */
export function checkReferences(nodes: readonly Nodes[], source: string): LocalFault[] {
  const lines = source.split('\n');
  const found = new Map<string, LocalFault>();
  for (const node of nodes) {
    const { children: _, ...own } = { children: [], ...node };
    if (!node.position || verbatim.test(node.type) || !holdsRefused(own)) continue;
    const { start, end } = node.position;
    for (let { line } = start; line <= end.line; line++) {
      for (const { column, name, text } of findReferences(lines[line - 1] ?? '')) {
        if (line === start.line && column < start.column) continue;
        if (line === end.line && column >= end.column) continue;
        found.set(`${line}:${column}`, reportCharacter({ line, column }, name, `\`${text}\``));
      }
    }
  }
  return [...found.values()];
}

/** Whether a reference may have given one of its values such a character, or the sign in its place. */
function holdsRefused(value: unknown): boolean {
  if (typeof value === 'string') return findRefused(value).length > 0;
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsRefused);
}

function findReferences(line: string) {
  const references = line.matchAll(/(?<!\\)&#(?:x([\da-f]+)|(\d+));/gi);
  return [...references].flatMap(({ 0: text, 1: hexadecimal, 2: decimal, index }) => {
    const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    const isCharacter = code <= 0x10ffff && findRefused(String.fromCodePoint(code)).length === 0;
    // Whoever asks for this sign by its number wants it.
    if (isCharacter || code === 0xfffd) return [];
    return [{ column: index + 1, name: nameCharacter(code), text }];
  });
}

import type { Nodes } from 'mdast';
import type { LocalFault } from '../../../read/faults/Fault';
import { isJsxElement } from '../../../read/page/jsxAttribute';
import { findRefused } from './findRefused';
import { reportCharacter } from './reportCharacter';

/** Strings of the page's JavaScript that an escape gives a character which HTML cannot hold. */
export function checkExpressions(nodes: readonly Nodes[], source: string): LocalFault[] {
  return nodes
    .flatMap((node) => [
      'data' in node ? node.data : undefined,
      ...(isJsxElement(node) ? node.attributes : []),
    ])
    .flatMap(listStrings)
    .flatMap(({ value, line, column }) =>
      findRefused(value)
        // What stands there unescaped is reported at its own place.
        .filter(({ offset }) => !source.includes(value.charAt(offset)))
        .map(({ name }) => reportCharacter({ line, column }, name, 'in this string')),
    );
}

interface PlacedString {
  value: string;
  line: number;
  column: number;
}

/** Every string and piece of a template below a node of the parser for JavaScript. */
function listStrings(node: unknown): PlacedString[] {
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.values(node).flatMap(listStrings);
  const place = 'loc' in node && isPlace(node.loc) ? node.loc.start : undefined;
  if (!place || !('value' in node)) return below;
  const { value } = node;
  const text = isTemplate(value) ? value.cooked : value;
  if (typeof text !== 'string') return below;
  return [...below, { value: text, line: place.line, column: place.column + 1 }];
}

const isPlace = (loc: unknown): loc is { start: { line: number; column: number } } =>
  typeof loc === 'object' && loc !== null && 'start' in loc;

const isTemplate = (value: unknown): value is { cooked: unknown } =>
  typeof value === 'object' && value !== null && 'cooked' in value;

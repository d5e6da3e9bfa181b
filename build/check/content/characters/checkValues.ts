import type { LocalFault } from '../../../read/faults/Fault';
import type { Located } from '../../../read/located/Located';
import { findRefused } from './findRefused';
import { reportCharacter } from './reportCharacter';

/** Values of JSON or YAML with a character that HTML cannot hold, however it is escaped. */
export function checkValues(node: Located | undefined): LocalFault[] {
  if (!node) return [];
  if (node.type === 'list') return node.items.flatMap(checkValues);
  if (node.type === 'object') return node.entries.flatMap(({ value }) => checkValues(value));
  if (typeof node.value !== 'string') return [];
  return findRefused(node.value).map(({ name }) => reportCharacter(node, name, 'in this value'));
}

import type { Nodes } from 'mdast';
import type { LocalFault } from '../../../read/faults/Fault';
import { getPosition } from '../../../read/page/getPosition';

/** Columns of tables without a name. */
export function checkTables(nodes: readonly Nodes[]): LocalFault[] {
  return nodes.flatMap((node): LocalFault[] => {
    if (node.type !== 'table') return [];
    const [head] = node.children;
    const cells = head?.children ?? [];
    return cells
      .filter(({ children }) =>
        children.every((child) => child.type === 'text' && child.value.trim() === ''),
      )
      .map((cell) => ({
        ...getPosition(cell),
        rule: 'table-head',
        message: `Column ${cells.indexOf(cell) + 1} of the table has no name.`,
        hint: 'Say what stands in the column, such as “File” or “What”.',
      }));
  });
}

import type { Nodes } from 'mdast';
import { CommandError } from '../../../components/parts/packageManagers/CommandError';
import { translateCommand } from '../../../components/parts/packageManagers/translateCommand';
import type { LocalFault } from '../../../read/faults/Fault';
import { getPosition } from '../../../read/page/getPosition';
import { getAttribute, isJsxElement } from '../../../read/page/jsxAttribute';

/** Commands of `<PackageManagerTabs>` that cannot be said for every package manager. */
export function checkCommands(nodes: readonly Nodes[]): LocalFault[] {
  return nodes.flatMap((node): LocalFault[] => {
    if (!isJsxElement(node) || node.name !== 'PackageManagerTabs') return [];
    const command = getAttribute(node, 'command');
    if (!command) return [];
    try {
      translateCommand(command);
      return [];
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      const { message, hint } = error;
      return [{ ...getPosition(node), rule: 'part-command', message, hint }];
    }
  });
}

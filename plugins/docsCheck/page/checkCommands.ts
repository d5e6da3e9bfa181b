import type { Nodes } from 'mdast';
import { CommandError } from '../../parts/packageManagers/CommandError';
import { translateCommand } from '../../parts/packageManagers/translateCommand';
import type { LocalFault } from '../Fault';
import { getPosition } from './getPosition';
import { getAttribute, isJsxElement } from './jsxAttribute';

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

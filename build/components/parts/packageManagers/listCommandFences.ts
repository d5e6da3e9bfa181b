import type { Code } from 'mdast';
import { type PackageManager, packageManagers } from '../../../../site/packageManagers';
import { getAttribute, type JsxElement } from '../../../read/page/jsxAttribute';
import { translateCommand } from './translateCommand';

/** The block of code that shows a command for one package manager. */
export interface CommandFence {
  manager: PackageManager;
  code: Code;
}

export const isCommandElement = ({ name }: JsxElement): boolean => name === 'PackageManagerTabs';

/**
 * The fences that a `<PackageManagerTabs>` stands for, in the order of their tabs and at its place.
 * @throws CommandError where its command cannot be said for every manager.
 */
export function listCommandFences(element: JsxElement): CommandFence[] {
  const commands = translateCommand(getAttribute(element, 'command') ?? '');
  const reason = getAttribute(element, 'not-run');
  return packageManagers.map((manager) => ({
    manager,
    code: {
      type: 'code',
      lang: 'bash',
      meta: reason === undefined ? 'shell' : `shell not-run="${reason}"`,
      value: commands[manager],
      ...(element.position && { position: element.position }),
    },
  }));
}

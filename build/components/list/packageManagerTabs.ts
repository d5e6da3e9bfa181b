import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import {
  type PackageManager,
  packageManagerGroup,
  packageManagers,
} from '../../../site/packageManagers';
import { issue, type LocalIssue } from '../../read/issues';
import {
  getAttribute,
  getPosition,
  isCommandElement,
  isJsxElement,
  type JsxElement,
} from '../../read/mdx';
import { CommandError, translateCommand } from '../commands';
import type { ClientComponent } from '../component';
import { mdxElement } from '../mdxNodes';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    /** Why the commands in it were not run; build/render/checkedLine.ts says so below it. */
    notRun?: string;
  }
}

export const packageManagerTabs: ClientComponent = {
  name: 'PackageManagerTabs',
  about: 'Shows a command, `add -D typescript`, for npm, yarn, pnpm and bun.',
  attributes: { command: 'text', 'not-run': 'words' },
  required: ['command'],
  browser: 'ui/Tabs',
  becomes: 'Tabs',
  check: checkCommand,
};

/** A command that cannot be said for every package manager. */
function checkCommand(element: JsxElement): LocalIssue[] {
  const command = getAttribute(element, 'command');
  if (!command) return [];
  try {
    translateCommand(command);
    return [];
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return [issue(getPosition(element), 'component-command', error.message, error.hint)];
  }
}

/**
 * `<PackageManagerTabs command="…" />` becomes tabs with a block of code each, before anything is
 * highlighted. `fail` is called where the command is none.
 */
export function expandCommands(tree: Root, fail: (reason: string, node: JsxElement) => void): void {
  visit(tree, (node, index, parent) => {
    if (!isJsxElement(node) || !isCommandElement(node) || index === undefined) return undefined;
    try {
      const tabs = listCommandFences(node).map(({ manager, code }) =>
        // Why it was not run is said once, below all of them.
        mdxElement('Tab', { label: manager }, [{ ...code, meta: 'shell' }]),
      );
      const rendered = mdxElement('Tabs', { group: packageManagerGroup }, tabs);
      const notRun = getAttribute(node, 'not-run');
      parent?.children.splice(index, 1, notRun ? { ...rendered, data: { notRun } } : rendered);
      return index + 1;
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      fail(`<PackageManagerTabs>: ${error.message} ${error.hint}`, node);
      return undefined;
    }
  });
}

/** The block of code that shows a command for one package manager. */
export interface CommandFence {
  manager: PackageManager;
  code: Code;
}

/**
 * The fences that a `<PackageManagerTabs>` makes, in the order of their tabs and at its place.
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

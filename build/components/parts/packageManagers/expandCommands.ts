import type { Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { packageManagerGroup } from '../../../../site/packageManagers';
import { getAttribute, isJsxElement } from '../../../read/page/jsxAttribute';
import { CommandError } from './CommandError';
import { isCommandElement, listCommandFences } from './listCommandFences';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    /** Why the commands in it were not run; build/check/code says so below it. */
    notRun?: string;
  }
}

/**
 * Remark plugin: `<PackageManagerTabs command="…" />` becomes tabs with a block of code each, before
 * anything is highlighted.
 * @throws VFileMessage with file and line where its command is none.
 */
export function expandCommands() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!isJsxElement(node) || !isCommandElement(node) || index === undefined) return undefined;
      try {
        const tabs = listCommandFences(node).map(({ manager, code }) =>
          // Why it was not run is said once, below all of them.
          element('Tab', { label: manager }, [{ ...code, meta: 'shell' }]),
        );
        const drawn = element('Tabs', { group: packageManagerGroup }, tabs);
        const notRun = getAttribute(node, 'not-run');
        parent?.children.splice(index, 1, notRun ? { ...drawn, data: { notRun } } : drawn);
        return index + 1;
      } catch (error) {
        if (!(error instanceof CommandError)) throw error;
        const reason = `<PackageManagerTabs>: ${error.message} ${error.hint}`;
        return file.fail(reason, { place: node.position, ruleId: 'parts' });
      }
    });
  };
}

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly RootContent[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]): MdxJsxAttribute => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: [...children] as MdxJsxFlowElement['children'],
  };
}

import type { Parent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { FactStore } from './factStore';
import { findComponent, isElement, listAttributes, renderComponent } from './renderComponent';

/**
 * Remark plugin: puts facts in the place of their components, as Markdown, before anything is
 * highlighted.
 * @throws VFileMessage with file and line where a component asks for what is not there.
 */
export function expandFacts({ store }: { store: FactStore }) {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!isElement(node)) return undefined;
      const component = findComponent(node.name);
      if (!component || !parent || index === undefined) return undefined;
      try {
        const nodes = renderComponent(component, listAttributes(node), store);
        (parent as Parent).children.splice(index, 1, ...(nodes as Parent['children']));
        return [SKIP, index + nodes.length];
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return file.fail(`<${node.name}>: ${reason}`, { place: node.position, ruleId: 'facts' });
      }
    });
  };
}

import path from 'node:path';
import type { Parent, Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Block, Inline } from '../nodes';
import { type FactStore, translate } from '../factStore';
import { findComponent, isElement, listAttributes, renderComponent } from './renderComponent';

/**
 * Remark plugin: puts facts in the place of their components, as Markdown, before anything is
 * highlighted.
 * @throws VFileMessage with file and line where a component asks for what is not there.
 */
export function expandFacts({ store, docs }: { store: FactStore; docs: string }) {
  return (tree: Root, file: VFile): void => {
    const [language = ''] = path.relative(docs, file.path).split(path.sep);
    const spoken = translate(store, language);
    visit(tree, (node, index, parent) => {
      if (!isElement(node)) return undefined;
      const component = findComponent(node.name);
      if (!component || !parent || index === undefined) return undefined;
      try {
        const rendered = renderComponent(component, listAttributes(node), spoken);
        const tone = component.type === 'inline' ? component.badge : undefined;
        const nodes = tone ? [toBadge(tone, rendered)] : rendered;
        (parent as Parent).children.splice(index, 1, ...(nodes as Parent['children']));
        return [SKIP, index + nodes.length];
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        return file.fail(`<${node.name}>: ${reason}`, { place: node.position, ruleId: 'facts' });
      }
    });
  };
}

/** `<Badge tone="…">`, which build/components/parts brings to the page. */
const toBadge = (tone: string, children: readonly (Block | Inline)[]): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: 'Badge',
  attributes: [{ type: 'mdxJsxAttribute', name: 'tone', value: tone }],
  children: children as MdxJsxTextElement['children'],
});

import type { Parent, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { findNearest } from '../docsCheck/findNearest';
import { factComponents } from './components';
import type { Attributes, FactComponent } from './components/component';
import type { FactStore } from './factStore';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Remark plugin: puts facts in the place of their components, as Markdown, before anything is
 * highlighted.
 * @throws VFileMessage with file and line where a component asks for what is not there.
 */
export function expandFacts({ store }: { store: FactStore }) {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!isElement(node)) return undefined;
      const element: Element = node;
      const component = element.name ? factComponents[element.name] : undefined;
      if (!component || !parent || index === undefined) return undefined;
      const nodes = renderElement(element, component, store, file);
      (parent as Parent).children.splice(index, 1, ...(nodes as Parent['children']));
      return [SKIP, index + nodes.length];
    });
  };
}

const isElement = (node: { type: string }): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

function renderElement(
  element: Element,
  component: FactComponent,
  store: FactStore,
  file: VFile,
): object[] {
  try {
    const attributes = readAttributes(element, component);
    return component.render(attributes, store);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return file.fail(`<${element.name}>: ${reason}`, { place: element.position, ruleId: 'facts' });
  }
}

function readAttributes(element: Element, component: FactComponent): Attributes {
  const attributes: Record<string, string | true> = {};
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') throw new Error('spread attributes are not read.');
    if (!component.attributes.includes(attribute.name)) {
      const nearest = findNearest(attribute.name, component.attributes);
      throw new Error(
        `there is no attribute “${attribute.name}”${nearest ? `; did you mean “${nearest}”?` : '.'}`,
      );
    }
    if (attribute.value !== null && typeof attribute.value === 'object') {
      throw new Error(`the attribute “${attribute.name}” must be a plain text, not an expression.`);
    }
    attributes[attribute.name] = attribute.value ?? true;
  }
  return attributes;
}

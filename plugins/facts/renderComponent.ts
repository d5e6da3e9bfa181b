import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { findNearest } from '../docsCheck/findNearest';
import { factComponents } from './components';
import type { Attributes, FactComponent } from './components/component';
import type { Block, Inline } from './components/nodes';
import type { FactStore } from './factStore';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

export const isElement = (node: { type: string }): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The component that an element names; undefined for every other element. */
export const findComponent = ({ name }: Element): FactComponent | undefined =>
  name && Object.hasOwn(factComponents, name) ? factComponents[name] : undefined;

/** What an element becomes. @throws Error saying what is wrong with its attributes or not there. */
export function renderComponent(
  element: Element,
  component: FactComponent,
  store: FactStore,
): Block[] | Inline[] {
  return component.render(readAttributes(element, component), store);
}

/** Attributes as written. @throws Error for unknown ones and for expressions. */
export function readAttributes(element: Element, component: FactComponent): Attributes {
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

import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { findNearest } from '../../read/findNearest';
import { factComponents } from './components';
import type { Attributes, FactComponent } from './components/component';
import type { Block, Inline } from '../nodes';
import type { FactStore } from '../factStore';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** An attribute as it stands in a page: text, `true` for none, undefined for an expression. */
export interface WrittenAttribute {
  name: string;
  value?: string | true;
}

export const isElement = (node: { type: string }): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The component of that name; undefined for every other element. */
export const findComponent = (name: string | null): FactComponent | undefined =>
  name !== null && Object.hasOwn(factComponents, name) ? factComponents[name] : undefined;

/** The attributes of an element; spread ones are called `...`. */
export function listAttributes({ attributes }: JsxElement): WrittenAttribute[] {
  return attributes.map((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return { name: '...' };
    const { name, value } = attribute;
    if (typeof value === 'string') return { name, value };
    return value ? { name } : { name, value: true };
  });
}

/** What an element becomes. @throws Error saying what is wrong with its attributes or not there. */
export function renderComponent(
  component: FactComponent,
  written: readonly WrittenAttribute[],
  store: FactStore,
): Block[] | Inline[] {
  return component.render(readAttributes(written, component), store);
}

function readAttributes(
  written: readonly WrittenAttribute[],
  component: FactComponent,
): Attributes {
  const attributes: Record<string, string | true> = {};
  for (const { name, value } of written) {
    if (name === '...') throw new Error('spread attributes are not read.');
    if (!component.attributes.includes(name)) {
      const nearest = findNearest(name, component.attributes);
      throw new Error(
        `there is no attribute “${name}”${nearest ? `; did you mean “${nearest}”?` : '.'}`,
      );
    }
    if (value === undefined) {
      throw new Error(`the attribute “${name}” must be a plain text, not an expression.`);
    }
    attributes[name] = value;
  }
  return attributes;
}

import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Block, Inline } from './components/nodes';
import type { FactStore } from './factStore';
import { findComponent, isElement, listAttributes, renderComponent } from './renderComponent';

const parser = unified().use(remarkParse).use(remarkMdx).freeze();
const writer = unified().use(remarkStringify).use(remarkGfm, { tablePipeAlign: false }).freeze();

/**
 * A page's source with facts in the place of their components, for what reads the source rather than
 * the page: the `.md` files and the search index. A page that is no MDX, or asks for what is not there,
 * stays as it is: `expandFacts` reports it.
 */
export function expandText(source: string, store: FactStore): string {
  try {
    return expand(source, store);
  } catch {
    return source;
  }
}

function expand(source: string, store: FactStore): string {
  const parts: string[] = [];
  let end = 0;
  visit(parser.parse(source), (node) => {
    const component = isElement(node) ? findComponent(node.name) : undefined;
    const { start: from, end: to } = node.position ?? {};
    if (!isElement(node) || !component || from?.offset === undefined || to?.offset === undefined) {
      return;
    }
    const written = write(renderComponent(component, listAttributes(node), store));
    // Lines below the first stand as far in as the component did, so that a list stays a list.
    parts.push(source.slice(end, from.offset), written.replace(/\n(?=.)/g, `\n${indent(from)}`));
    end = to.offset;
  });
  return parts.join('') + source.slice(end);
}

const indent = ({ column }: { column: number }): string => ' '.repeat(column - 1);

/** Markdown of nodes; words of a sentence are a paragraph to the writer. */
function write(nodes: readonly (Block | Inline)[]): string {
  return writer.stringify({ type: 'root', children: [...nodes] } as Root).trim();
}

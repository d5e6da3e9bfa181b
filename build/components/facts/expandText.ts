import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { Position } from 'unist';
import { visit } from 'unist-util-visit';
import { parseBlocks } from '../../render/markdownBlocks';
import type { SourceBlock } from '../../render/markdownBlocks';
import type { Block, Inline } from '../nodes';
import type { FactStore } from '../factStore';
import { readPlainElement } from './readPlainElement';
import {
  findComponent,
  isElement,
  type JsxElement,
  listAttributes,
  renderComponent,
} from './renderComponent';

const parser = unified().use(remarkParse).use(remarkMdx).freeze();
// What is written is read as MDX again: `{` and `<` of a text are escaped.
const writer = unified()
  .use(remarkStringify)
  .use(remarkMdx)
  .use(remarkGfm, { tablePipeAlign: false })
  .freeze();

/** What stands in the place of an element; undefined leaves it as it is. */
export type RenderElement = (element: JsxElement) => readonly (Block | Inline)[] | undefined;

/**
 * A page's source with facts in the place of their components, for what reads the source rather than
 * the page: the `.md` files and the search index.
 */
export function expandText(source: string, store: FactStore): string {
  return expandElements(source, (element) => {
    const component = findComponent(element.name);
    return component && renderComponent(component, listAttributes(element), store);
  });
}

/**
 * A page's source with Markdown in the place of elements. A page that is no MDX, or asks for what is
 * not there, stays as it is: the remark plugin of the same elements reports it.
 */
export function expandElements(source: string, render: RenderElement): string {
  try {
    return expand(source, render);
  } catch {
    return source;
  }
}

function expand(source: string, render: RenderElement): string {
  const parts: string[] = [];
  let end = 0;
  const parse = (text: string) => readPlainElement(text) ?? parser.parse(text);
  for (const { start, tree } of parseBlocks(source, parse, mayHoldElement)) {
    visit(tree, (node) => {
      const nodes = isElement(node) ? render(node) : undefined;
      if (!nodes || !node.position) return;
      const { from, to, column } = getPlace(node.position, start);
      // Lines below the first stand as far in as the component did, so that a list stays a list.
      const written = write(nodes).replace(/\n(?=.)/g, `\n${' '.repeat(column - 1)}`);
      const isInCell = /^\s*\|/.test(source.slice(source.lastIndexOf('\n', from - 1) + 1));
      // A bar would end the cell, in code as well.
      const escaped = isInCell ? written.replace(/(?<!\\)\|/g, '\\|') : written;
      parts.push(source.slice(end, from), escaped);
      end = to;
    });
  }
  return parts.join('') + source.slice(end);
}

/** Names of types stand in code, which holds no element. */
const mayHoldElement = ({ isFence, text }: SourceBlock): boolean =>
  !isFence && /<[A-Z]/.test(text.replace(/(`+)[^`][^]*?\1/g, ''));

/** Offsets in the whole source. */
const getPlace = ({ start, end }: Position, before: number) => ({
  from: before + (start.offset ?? 0),
  to: before + (end.offset ?? 0),
  column: start.column,
});

/** Markdown of nodes; words of a sentence are a paragraph to the writer. */
function write(nodes: readonly (Block | Inline)[]): string {
  return writer.stringify({ type: 'root', children: [...nodes] } as Root).trim();
}

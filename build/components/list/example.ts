import type { Code, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { JsxElement } from '../../read/mdx';
import { type ClientComponent, isComponent } from '../component';
import { mdxElement } from '../mdxNodes';
import { restoreSteps } from '../steps';

export const example: ClientComponent = {
  name: 'Example',
  about: 'Shows what is in it as readers see it, along with its MDX.',
  browser: 'mdx/Blocks',
};

/**
 * Puts below what is in an `<Example>` its own source, so that what readers see and what writers write
 * cannot differ. Comes before what changes the content of components.
 */
export function showExamples(tree: Root, source: string): void {
  visit(tree, (node) => {
    if (!isComponent(node, 'Example')) return undefined;
    const code: Code = {
      type: 'code',
      lang: 'mdx',
      meta: null,
      value: getInnerSource(source, node),
    };
    node.children = [mdxElement('div', {}, node.children), code];
    return SKIP;
  });
}

// Its name, then attributes: texts in quotes and values in braces may hold a `>`.
const openingTag = /^<[\w.]+(?:\s+|[\w-]+=?|"[^"]*"|'[^']*'|\{[^}]*\})*>/;

/**
 * What a page's source says between the tags of an element, as written: without the lines' common
 * indent, and with heading ids (`{#id}`) and the tags of steps as before the framework reads them.
 */
function getInnerSource(source: string, { name, position }: JsxElement): string {
  const written = source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
  const closing = written.lastIndexOf(`</${name}`);
  if (closing < 0) return '';
  const inner = written.slice(0, closing).replace(openingTag, '');
  const lines = inner.replace(/^(?:[ \t]*\n)+|\s+$/g, '').split('\n');
  const indents = lines.filter(Boolean).map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const indent = Math.min(...indents);
  return restoreSteps(lines.map((line) => line.slice(indent)).join('\n')).replaceAll('\\{#', '{#');
}

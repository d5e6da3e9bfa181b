import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

const attribute = /([a-zA-Z][\w-]*)(?:="([^"{}\\&<>\n]*)")?/;
const attributes = new RegExp(attribute, 'g');
/** From the first column on: values mean themselves, without escapes, entities or expressions. */
const element = new RegExp(`^<([A-Z]\\w*)((?:\\s+${attribute.source})*)\\s*/>$`);

/**
 * The tree of an element without content that stands alone, without a parser: as most do that ask for
 * facts. Any other text is undefined.
 */
export function readPlainElement(text: string): Root | undefined {
  const whole = text.replace(/\n+$/, '');
  const [, name = '', written = ''] = element.exec(whole) ?? [];
  if (!name) return undefined;
  const lines = whole.split('\n');
  const node: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [...written.matchAll(attributes)].map(([, key = '', value = null]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: [],
    position: {
      start: { line: 1, column: 1, offset: 0 },
      end: {
        line: lines.length,
        column: (lines.at(-1)?.length ?? 0) + 1,
        offset: whole.length,
      },
    },
  };
  return { type: 'root', children: [node] };
}

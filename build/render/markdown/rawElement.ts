import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';

/**
 * `<raw html="…" as="…" />`, which the theme draws (theme/code/RawHtml.tsx): an element, code unless
 * another is named, whose inside is one string of HTML.
 */
export function rawElement(html: string, name?: 'div'): MdxJsxFlowElementHast {
  const attributes = [
    { type: 'mdxJsxAttribute' as const, name: 'html', value: toExpression(html) },
  ];
  return {
    type: 'mdxJsxFlowElement',
    name: 'raw',
    attributes: name
      ? [...attributes, { type: 'mdxJsxAttribute', name: 'as', value: name }]
      : attributes,
    children: [],
  };
}

/** As an expression: a plain value would be read for character references. */
const toExpression = (text: string) => ({
  type: 'mdxJsxAttributeValueExpression' as const,
  value: JSON.stringify(text),
  data: {
    estree: {
      type: 'Program' as const,
      sourceType: 'module' as const,
      body: [
        {
          type: 'ExpressionStatement' as const,
          expression: { type: 'Literal' as const, value: text },
        },
      ],
    },
  },
});

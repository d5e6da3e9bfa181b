import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';

/** `<name dangerouslySetInnerHTML={{ __html: html }} />`, as the MDX compiler reads it. */
export function rawElement(name: string, html: string): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [
      {
        type: 'mdxJsxAttribute',
        name: 'dangerouslySetInnerHTML',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: JSON.stringify({ __html: html }),
          data: { estree: { type: 'Program', sourceType: 'module', body: [toStatement(html)] } },
        },
      },
    ],
    children: [],
  };
}

const toStatement = (html: string) => ({
  type: 'ExpressionStatement' as const,
  expression: {
    type: 'ObjectExpression' as const,
    properties: [
      {
        type: 'Property' as const,
        kind: 'init' as const,
        method: false,
        shorthand: false,
        computed: false,
        key: { type: 'Identifier' as const, name: '__html' },
        value: { type: 'Literal' as const, value: html },
      },
    ],
  },
});

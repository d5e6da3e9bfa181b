import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import 'remark-mdx';

type Esm = Extract<RootContent, { type: 'mdxjsEsm' }>;
type Program = NonNullable<NonNullable<Esm['data']>['estree']>;

const toIdentifier = (name: string) => ({ type: 'Identifier' as const, name });
const toSource = (value: string) => ({ type: 'Literal' as const, value, raw: `'${value}'` });

const createEsm = (value: string, statement: Program['body'][number]): Esm => ({
  type: 'mdxjsEsm',
  value,
  data: { estree: { type: 'Program', sourceType: 'module', body: [statement] } },
});

/** `import { name } from 'source';` for the top of an MDX page. */
export function createImport(name: string, source: string): Esm {
  const identifier = toIdentifier(name);
  return createEsm(`import { ${name} } from '${source}';`, {
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportSpecifier', imported: identifier, local: identifier }],
    source: toSource(source),
    attributes: [],
  });
}

/** `export { name as default } from 'source';`: MDX renders the page's text inside that component. */
export function createFrameExport(name: string, source: string): Esm {
  return createEsm(`export { ${name} as default } from '${source}';`, {
    type: 'ExportNamedDeclaration',
    specifiers: [
      { type: 'ExportSpecifier', local: toIdentifier(name), exported: toIdentifier('default') },
    ],
    source: toSource(source),
    attributes: [],
  });
}

/** `<name attribute="…">` with these children. */
export const mdxElement = (
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly RootContent[] = [],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name: key,
    value,
  })),
  children: [...children] as MdxJsxFlowElement['children'],
});

/**
 * `<raw html="…" as="…" />`, which the theme renders (theme/code/RawHtml.tsx): an element, code unless
 * another is named, whose inside is one string of HTML.
 */
export function rawElement(html: string, name?: 'div'): MdxJsxFlowElementHast {
  const raw = mdxElement('raw', name && { as: name });
  raw.attributes.unshift({ type: 'mdxJsxAttribute', name: 'html', value: toExpression(html) });
  return raw as MdxJsxFlowElementHast;
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

import type { RootContent } from 'mdast';
import type {} from 'remark-mdx';

type Import = Extract<RootContent, { type: 'mdxjsEsm' }>;

/** The line that imports a component of `theme/mdx` into a page. */
export function toImport(name: string): Import {
  const source = `@theme/mdx/${name}`;
  const identifier = { type: 'Identifier' as const, name };
  return {
    type: 'mdxjsEsm',
    value: `import { ${name} } from '${source}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [{ type: 'ImportSpecifier', imported: identifier, local: identifier }],
            source: { type: 'Literal', value: source, raw: `'${source}'` },
            attributes: [],
          },
        ],
      },
    },
  };
}

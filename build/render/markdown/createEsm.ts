import type { RootContent } from 'mdast';
import type {} from 'remark-mdx';

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

/** `export { name as default } from 'source';`: MDX draws the page's text inside that component. */
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

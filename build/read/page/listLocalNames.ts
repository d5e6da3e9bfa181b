import type { Root } from 'mdast';
import type {} from 'remark-mdx';

/** Names that a page itself imports or declares in its `import` and `export` lines. */
export function listLocalNames(tree: Root): string[] {
  return tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []).flatMap(listNames) : [],
  );
}

type Program = NonNullable<
  NonNullable<Extract<Root['children'][number], { type: 'mdxjsEsm' }>['data']>['estree']
>;

function listNames(statement: Program['body'][number]): string[] {
  if (statement.type === 'ImportDeclaration') {
    return statement.specifiers.map(({ local }) => local.name);
  }
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const { declaration } = statement;
  if (declaration?.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
  }
  return declaration && 'id' in declaration ? [declaration.id.name] : [];
}

import type { AnyNode, Program } from 'acorn';
import { unwrap } from './unwrap';

/** The package that each imported or required name comes from. */
export function listImports({ body }: Program): ReadonlyMap<string, string> {
  const packages = new Map<string, string>();
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration') {
      for (const { local } of statement.specifiers) {
        packages.set(local.name, String(statement.source.value));
      }
    } else if (statement.type === 'VariableDeclaration') {
      for (const { id, init } of statement.declarations) {
        const name = init && getRequired(unwrap(init));
        if (!name) continue;
        if (id.type === 'Identifier') packages.set(id.name, name);
        if (id.type !== 'ObjectPattern') continue;
        for (const part of id.properties) {
          if (part.type === 'Property' && part.value.type === 'Identifier') {
            packages.set(part.value.name, name);
          }
        }
      }
    }
  }
  return packages;
}

/** `require('x')`, `require('x').default` → `x`. */
function getRequired(node: AnyNode): string | undefined {
  if (node.type === 'MemberExpression') return getRequired(node.object);
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined;
  const [first] = node.arguments;
  const isRequire = node.callee.name === 'require' && first?.type === 'Literal';
  return isRequire ? String(first.value) : undefined;
}

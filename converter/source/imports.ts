import type { AnyNode, Program } from 'acorn';
import { listDeclared, listNames, unwrap } from './Scope';
import type { ConfigCode } from '../values';
import type { ParsedSource } from './parseSource';

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
export function getRequired(node: AnyNode): string | undefined {
  if (node.type === 'MemberExpression') return getRequired(node.object);
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined;
  const [first] = node.arguments;
  const isRequire = node.callee.name === 'require' && first?.type === 'Literal';
  return isRequire ? String(first.value) : undefined;
}

/**
 * Statements of the old file that kept code needs, in their order: imports, constants, functions.
 * Imports of the old tool itself are left behind.
 */
export function carryDeclarations(
  { program, text }: ParsedSource,
  code: readonly ConfigCode[],
  tool: string,
): string[] {
  const declared = new Map(listDeclared(program.body));
  const wanted = new Set<object>();
  const want = (names: readonly string[]): void => {
    for (const name of names) {
      const statement = declared.get(name);
      if (!statement || wanted.has(statement)) continue;
      wanted.add(statement);
      want(listNames(statement));
    }
  };
  want(code.flatMap(({ names }) => names));
  return program.body
    .filter((statement) => wanted.has(statement))
    .filter(
      (statement) => statement.type !== 'ImportDeclaration' || statement.source.value !== tool,
    )
    .map(({ start, end }) => text.slice(start, end));
}

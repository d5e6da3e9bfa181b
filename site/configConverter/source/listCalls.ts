import type { AnyNode, Program } from 'acorn';
import { listChildren } from './listNames';

/** Functions of esbuild that take build options. */
const builders: ReadonlySet<string> = new Set(['build', 'buildSync', 'context']);

interface BuildCall {
  options: AnyNode;
  /** Statements of the functions around the call. */
  body: readonly AnyNode[];
}

/** Calls of esbuild with options, wherever they stand: `build()` alone only if it is imported. */
export function listCalls(program: Program, imports: ReadonlyMap<string, string>): BuildCall[] {
  const calls: BuildCall[] = [];
  const walk = (node: AnyNode, around: readonly AnyNode[]): void => {
    const body = node.type === 'BlockStatement' ? [...around, ...node.body] : around;
    if (node.type === 'CallExpression' && isBuild(node.callee, imports)) {
      const [options] = node.arguments;
      if (options) calls.push({ options, body });
    }
    for (const child of listChildren(node)) walk(child, body);
  };
  walk(program, []);
  return calls;
}

function isBuild(callee: AnyNode, imports: ReadonlyMap<string, string>): boolean {
  if (callee.type === 'Identifier') {
    return builders.has(callee.name) && imports.get(callee.name) === 'esbuild';
  }
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  const { object } = callee;
  const isTool =
    object.type === 'Identifier' &&
    (imports.get(object.name) === 'esbuild' || object.name === 'esbuild');
  const isRequired =
    object.type === 'CallExpression' &&
    object.arguments[0]?.type === 'Literal' &&
    object.arguments[0].value === 'esbuild';
  return builders.has(callee.property.name) && (isTool || isRequired);
}

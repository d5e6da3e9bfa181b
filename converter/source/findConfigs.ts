import type { AnyNode, Program } from 'acorn';
import { ConfigError, type ParsedSource } from './parseSource';
import type { ConfigObject } from '../values';
import { getRequired, listImports } from './imports';
import { readValue } from './readValue';
import {
  type ReadingNote,
  type Scope,
  getName,
  listBound,
  listChildren,
  listConstants,
  listDeclared,
  unwrap,
} from './Scope';

/**
 * The configs a file gives: what it exports, or hands to `build()` of esbuild.
 * @throws ConfigError where there is none, or none that can be read.
 */
export function findConfigs(source: ParsedSource): {
  configs: readonly ConfigObject[];
  notes: readonly ReadingNote[];
} {
  const notes = new Map<string, ReadingNote>();
  const scope: Scope = {
    source,
    constants: listConstants(source.program.body),
    locals: new Set(),
    report: (note) => void notes.set(`${note.kind} ${note.at.line}:${note.at.column}`, note),
  };
  const exported = source.only ?? findExport(source.program.body);
  const configs = exported
    ? readConfigs(exported, scope)
    : listCalls(source.program, listImports(source.program)).flatMap(({ options, body }) =>
        readConfigs(options, enterBody(scope, body)),
      );
  if (configs.length === 0) throw new ConfigError('NoConfig');
  return { configs, notes: [...notes.values()] };
}

/** What the last `export default`, `module.exports =` or `export =` gives. */
function findExport(body: readonly AnyNode[]): AnyNode | undefined {
  return body
    .map((statement): AnyNode | undefined => {
      if (statement.type === 'ExportDefaultDeclaration') return statement.declaration;
      // Of TypeScript: acorn's types do not know it.
      if ((statement.type as string) === 'TSExportAssignment') {
        return (statement as unknown as { expression: AnyNode }).expression;
      }
      if (statement.type !== 'ExpressionStatement') return undefined;
      const { expression } = statement;
      if (expression.type !== 'AssignmentExpression') return undefined;
      const { left, right } = expression;
      if (left.type !== 'MemberExpression') return undefined;
      const [object, property] = [getName(left.object), getName(left.property)];
      const isExport =
        (object === 'module' && property === 'exports') ||
        (object === 'exports' && property === 'default');
      return isExport ? right : undefined;
    })
    .findLast((found) => found !== undefined);
}

function readConfigs(expression: AnyNode, scope: Scope): ConfigObject[] {
  const node = resolve(unwrap(expression), scope);
  switch (node.type) {
    case 'ArrayExpression':
      return node.elements.flatMap((item) =>
        item && item.type !== 'SpreadElement' ? readConfigs(item, scope) : reject(item, scope),
      );
    case 'CallExpression': {
      // `defineConfig()` and the like give back what they get.
      const [given, ...others] = node.arguments;
      const name = getName(node.callee) ?? '';
      if (given && others.length === 0 && /^define/.test(name)) return readConfigs(given, scope);
      return reject(node, scope);
    }
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return readFunction(node, scope);
    case 'ObjectExpression': {
      const value = readValue(node, scope);
      return value.type === 'object' ? [value] : [];
    }
    default:
      return reject(node, scope);
  }
}

type ConfigFunction = Extract<
  AnyNode,
  { type: 'ArrowFunctionExpression' | 'FunctionExpression' | 'FunctionDeclaration' }
>;

/** Reads what a function returns at its end, as if it were written without the function. */
function readFunction(node: ConfigFunction, outer: Scope): ConfigObject[] {
  const { source } = outer;
  outer.report({
    kind: 'Wrapper',
    text: node.params.map(({ start, end }) => source.text.slice(start, end)).join(', '),
    at: source.getPlace(node.start),
  });
  const parameters = node.params.flatMap((parameter) => listBound(parameter));
  const scope = { ...outer, locals: new Set([...outer.locals, ...parameters]) };
  if (node.body.type !== 'BlockStatement') return readConfigs(node.body, scope);
  const { body } = node.body;
  const last = body.findLast((statement) => statement.type === 'ReturnStatement');
  if (!last?.argument) return reject(node, outer);
  return readConfigs(last.argument, enterBody(scope, body));
}

/** What names stand for within the body of a function. */
function enterBody(scope: Scope, body: readonly AnyNode[]): Scope {
  const declared = listDeclared(body).map(([name]) => name);
  return {
    ...scope,
    constants: new Map([...scope.constants, ...listConstants(body)]),
    locals: new Set([...scope.locals, ...declared]),
  };
}

/** What a name stands for, where it is a constant or a function of the file. */
function resolve(node: AnyNode, { constants, source }: Scope): AnyNode {
  let found = node;
  for (let steps = 0; found.type === 'Identifier' && steps < 10; steps++) {
    const { name } = found;
    const declared = listDeclared(source.program.body).find(([one]) => one === name)?.[1];
    const next = constants.get(name) ?? declared;
    if (!next || (next.type !== 'FunctionDeclaration' && !constants.has(name))) return found;
    found = unwrap(next);
  }
  return found;
}

function reject(node: AnyNode | null, { source }: Scope): never {
  if (!node) throw new ConfigError('NoConfig');
  const [line = ''] = source.text.slice(node.start, node.end).split('\n');
  throw new ConfigError('NoConfig', source.getPlace(node.start), line);
}

/** Functions of esbuild that take build options. */
const builders: ReadonlySet<string> = new Set(['build', 'buildSync', 'context']);

interface BuildCall {
  options: AnyNode;
  /** Statements of the functions around the call. */
  body: readonly AnyNode[];
}

/** Calls of esbuild with options, wherever they are: `build()` alone only if it is imported. */
function listCalls(program: Program, imports: ReadonlyMap<string, string>): BuildCall[] {
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
  const isTool = (name = '') => imports.get(name) === 'esbuild';
  if (callee.type !== 'MemberExpression') {
    const name = getName(callee);
    return isTool(name) && builders.has(name ?? '');
  }
  const { object, property } = callee;
  const owner = getName(object);
  const isBuilder = builders.has(getName(property) ?? '');
  return isBuilder && (isTool(owner) || owner === 'esbuild' || getRequired(object) === 'esbuild');
}

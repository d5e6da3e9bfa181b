import type { AnyNode, Program } from 'acorn';
import type { Place } from '../values';
import type { ParsedSource } from './parseSource';

/** What a part of a config is that nobody can read without running it. */
export interface ReadingNote {
  kind: 'Getter' | 'Spread' | 'Prototype' | 'Wrapper' | 'Plugin';
  text: string;
  at: Place;
}

/** What names stand for where a config is written. */
export interface Scope {
  source: ParsedSource;
  constants: ReadonlyMap<string, AnyNode>;
  /** Names that exist only inside the function around the config. */
  locals: ReadonlySet<string>;
  report: (note: ReadingNote) => void;
}

/** `const` declarations among statements, by name. */
export function listConstants(body: readonly AnyNode[]): Map<string, AnyNode> {
  const constants = new Map<string, AnyNode>();
  for (const statement of body) {
    const declaration = getDeclaration(statement);
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
    }
  }
  return constants;
}

/** Names that statements declare, one by one with the statement. */
export function listDeclared(body: Program['body'] | readonly AnyNode[]): [string, AnyNode][] {
  return body.flatMap((statement): [string, AnyNode][] => {
    if (statement.type === 'ImportDeclaration') {
      return statement.specifiers.map(({ local }) => [local.name, statement]);
    }
    const declaration = getDeclaration(statement);
    if (declaration?.type === 'VariableDeclaration') {
      return declaration.declarations.flatMap(({ id }) =>
        listBound(id).map((name): [string, AnyNode] => [name, statement]),
      );
    }
    return declaration && 'id' in declaration && declaration.id?.type === 'Identifier'
      ? [[declaration.id.name, statement]]
      : [];
  });
}

const getDeclaration = (statement: AnyNode): AnyNode | null | undefined =>
  statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;

/** Names that a pattern binds: `{ a, b: [c] }` → a, c. */
export function listBound(pattern: AnyNode): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((part) =>
        listBound(part.type === 'Property' ? part.value : part.argument),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((part) => (part ? listBound(part) : []));
    case 'AssignmentPattern':
      return listBound(pattern.left);
    case 'RestElement':
      return listBound(pattern.argument);
    default:
      return [];
  }
}

/** Nodes directly below a node, in order. */
export function listChildren(node: object): AnyNode[] {
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'loc' ? [] : (Array.isArray(value) ? (value as unknown[]) : [value]).filter(isNode),
  );
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Names that code uses, keys of objects and members aside. */
export function listNames(node: AnyNode): string[] {
  const names = new Set<string>();
  const walk = (one: AnyNode): void => {
    if (one.type === 'Identifier') names.add(one.name);
    const own = findOwnName(one);
    for (const child of listChildren(one)) if (child !== own) walk(child);
  };
  walk(node);
  return [...names];
}

/** The part of a node that is a name but no variable: `.name`, `name: value`, `name() {}`. */
function findOwnName(node: AnyNode): AnyNode | undefined {
  switch (node.type) {
    case 'MemberExpression':
      return node.computed ? undefined : node.property;
    case 'Property':
      return node.computed || node.shorthand ? undefined : node.key;
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return node.computed ? undefined : node.key;
    default:
      return undefined;
  }
}

export const getName = (node: AnyNode): string | undefined =>
  node.type === 'Identifier' ? node.name : undefined;

/** Nodes that only types and brackets add; acorn's own types do not know those of TypeScript. */
const wrappers: ReadonlySet<string> = new Set([
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'AwaitExpression',
  'ChainExpression',
]);

/** An expression without brackets, `await` and what TypeScript says of its type. */
export function unwrap(node: AnyNode): AnyNode {
  let inner = node;
  while (wrappers.has(inner.type)) {
    const { expression, argument } = inner as { expression?: AnyNode; argument?: AnyNode };
    const next = expression ?? argument;
    if (!next) return inner;
    inner = next;
  }
  return inner;
}

import type { AnyNode } from 'acorn';

type Child = AnyNode | undefined;

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
    const key: Child = isNamedPart(one) ? getKey(one) : undefined;
    for (const child of listChildren(one)) if (child !== key) walk(child);
  };
  walk(node);
  return [...names];
}

/** Whether a part of it is a name of its own: `.name`, `name: value`, `name() {}`. */
const isNamedPart = (node: AnyNode): boolean =>
  (node.type === 'MemberExpression' && !node.computed) ||
  (node.type === 'Property' && !node.computed && !node.shorthand) ||
  (node.type === 'MethodDefinition' && !node.computed) ||
  (node.type === 'PropertyDefinition' && !node.computed);

function getKey(node: AnyNode): Child {
  if (node.type === 'MemberExpression') return node.property;
  return 'key' in node ? (node.key as AnyNode) : undefined;
}

import type { AnyNode } from 'acorn';

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

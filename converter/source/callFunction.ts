import type { AnyNode } from 'acorn';
import { parseSource } from './parseSource';
import { getName, unwrap } from './Scope';

type Values = ReadonlyMap<string | undefined, string | undefined>;

/**
 * What a function of templates and comparisons returns for some texts, as (format) => `slugs.${format}.js`.
 * Nothing runs, so others give undefined; `[name]` stands for any text, and is compared with none.
 */
export function callFunction(text: string, given: readonly string[]): string | undefined {
  const [statement] = parseSource(`(${text})`).program.body;
  const node = statement?.type === 'ExpressionStatement' && unwrap(statement.expression);
  if (!node || node.type !== 'ArrowFunctionExpression') return undefined;
  const values = new Map(node.params.map((param, index) => [getName(param), given[index]]));
  return evaluate(node.body, values);
}

function evaluate(expression: AnyNode, values: Values): string | undefined {
  const node = unwrap(expression);
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'Identifier') return values.get(node.name);
  if (node.type === 'TemplateLiteral') {
    const parts = node.expressions.map((part) => evaluate(part, values));
    if (parts.includes(undefined)) return undefined;
    return node.quasis.map(({ value }, at) => `${value.cooked ?? ''}${parts[at] ?? ''}`).join('');
  }
  if (node.type !== 'ConditionalExpression' || node.test.type !== 'BinaryExpression')
    return undefined;
  const { left, right, operator } = node.test;
  const sides = [left, right].map((side) => evaluate(side, values));
  if (!/^={2,3}$/.test(operator) || sides.some((side) => !side || side === '[name]'))
    return undefined;
  return evaluate(sides[0] === sides[1] ? node.consequent : node.alternate, values);
}

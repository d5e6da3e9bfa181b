import { type AnyNode, parse } from '@humanwhocodes/momoa';
import type { LocalFault } from '../faults/Fault';
import type { Located } from './Located';

export type Parsed = { node: Located; fault?: undefined } | { node?: undefined; fault: LocalFault };

/** Reads JSON with the place of every value; instead of throwing it says what is wrong and where. */
export function parseJson(source: string): Parsed {
  try {
    const node = locate(parse(source, { mode: 'json' }).body);
    // momoa lets line breaks inside strings pass, JSON does not.
    JSON.parse(source);
    return { node };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return {
      fault: {
        ...getPosition(error, source),
        rule: 'json-syntax',
        message: `This is not JSON: ${getReason(error)}.`,
        hint: 'Look for a missing or extra comma, quote or bracket at this place or just before it.',
      },
    };
  }
}

const tokens: Readonly<Record<string, string>> = {
  LBrace: '"{"',
  RBrace: '"}"',
  LBracket: '"["',
  RBracket: '"]"',
  Comma: '","',
  Colon: '":"',
};

function getReason(error: Error): string {
  const reason = error.message.replace(/\s*\(\d+:\d+\)$/, '').replace(/\.$/, '');
  return reason
    .replace(/token (\w+)/, (_, name: string) => tokens[name] ?? name.toLowerCase())
    .replace(/ in JSON at position.*$/, '')
    .replace(/^./, (first) => first.toLowerCase());
}

function getPosition(error: Error, source: string): { line: number; column: number } {
  if ('line' in error && 'column' in error) {
    return { line: Number(error.line), column: Number(error.column) };
  }
  const offset = Number(/position (\d+)/.exec(error.message)?.[1] ?? 0);
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function locate(node: AnyNode): Located {
  const { line, column } = node.loc.start;
  switch (node.type) {
    case 'Object':
      return {
        type: 'object',
        line,
        column,
        entries: node.members.map(({ name, value }) => ({
          key: name.type === 'String' ? name.value : name.name,
          value: locate(value),
          line: name.loc.start.line,
          column: name.loc.start.column,
        })),
      };
    case 'Array':
      return { type: 'list', line, column, items: node.elements.map(({ value }) => locate(value)) };
    case 'String':
    case 'Number':
    case 'Boolean':
      return { type: 'scalar', line, column, value: node.value };
    default:
      return { type: 'scalar', line, column, value: null };
  }
}

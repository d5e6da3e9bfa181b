import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { LocalFault } from '../faults/Fault';
import type { Located, LocatedScalar } from './Located';

export type ParsedYaml =
  { node: Located | undefined; fault?: undefined } | { node?: undefined; fault: LocalFault };

/**
 * Reads YAML whose first line is line `firstLine` of its file; instead of throwing it says what is
 * wrong and where.
 */
export function parseYaml(source: string, firstLine: number): ParsedYaml {
  const lines = new LineCounter();
  const document = parseDocument(source, {
    lineCounter: lines,
    // The framework's parser turns what looks like a date into a Date, which breaks titles.
    customTags: ['timestamp'],
    prettyErrors: false,
  });
  const [error] = document.errors;
  const getPosition = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };
  if (error) {
    return {
      fault: {
        ...getPosition(error.pos[0]),
        rule: 'front-matter-syntax',
        message: `The front matter is not YAML: ${error.message.replace(/\.$/, '')}.`,
        hint: hints[error.code] ?? 'Write one `key: value` per line, lists as `[a, b]`.',
      },
    };
  }

  const locate = (node: Node | null | undefined): Located => {
    const position = getPosition(node?.range?.[0] ?? 0);
    if (isMap<Node, Node | null>(node)) {
      return {
        type: 'object',
        ...position,
        entries: node.items.map(({ key, value }) => {
          const keyPosition = getPosition(key.range?.[0] ?? 0);
          const located = value ? locate(value) : { type: 'scalar' as const, value: null };
          return {
            key: isScalar(key) ? String(key.value) : key.toString(),
            ...keyPosition,
            value: { ...keyPosition, ...located },
          };
        }),
      };
    }
    if (isSeq<Node>(node)) {
      return { type: 'list', ...position, items: node.items.map(locate) };
    }
    if (isAlias(node)) return locate(node.resolve(document));
    return { type: 'scalar', ...position, value: isScalar(node) ? toScalar(node.value) : null };
  };
  return { node: document.contents ? locate(document.contents) : undefined };
}

const quoteHint = 'Put the value in quotes: a colon followed by a space starts a new key.';
const hints: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: quoteHint,
  BAD_INDENT: 'Close brackets, and indent the entries of a list or object alike.',
  BAD_SCALAR_START:
    'Put the value in quotes: it starts with a character that YAML keeps for itself.',
  UNEXPECTED_TOKEN: "Put the value in quotes, and double a quote inside: `'it''s'`.",
  DUPLICATE_KEY: 'Remove one of the two.',
  MISSING_CHAR: 'Close the quote or bracket.',
  TAB_AS_INDENT: 'Indent with spaces.',
};

function toScalar(value: unknown): LocatedScalar['value'] {
  const isKept =
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    value instanceof Date;
  return isKept ? value : null;
}

import { type AnyNode, parse } from '@humanwhocodes/momoa';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml';
import { issue, getLineAndColumn, type LocalIssue, type Position } from './issues';

/** A value read from JSON or YAML that remembers where it was written. */
export type Located = LocatedScalar | LocatedList | LocatedObject;

export interface LocatedScalar extends Position {
  type: 'scalar';
  /** A date only in YAML. */
  value: string | number | boolean | Date | null;
}

export interface LocatedList extends Position {
  type: 'list';
  items: Located[];
}

export interface LocatedObject extends Position {
  type: 'object';
  /** In the order of the file; JSON may repeat a key. */
  entries: LocatedEntry[];
}

export interface LocatedEntry extends Position {
  key: string;
  value: Located;
}

/** The value at `path` inside a located value: `getEntry(node, 'hero', 'actions')`. */
export function getEntry(node: Located | undefined, ...path: string[]): Located | undefined {
  return path.reduce<Located | undefined>(
    (parent, key) =>
      parent?.type === 'object'
        ? // The last of repeated keys wins, as in JSON.parse.
          parent.entries.findLast((entry) => entry.key === key)?.value
        : undefined,
    node,
  );
}

/** The text at `path`; undefined where there is none or it is not a string. */
export function getText(node: Located | undefined, ...path: string[]): string | undefined {
  const found = getEntry(node, ...path);
  return found?.type === 'scalar' && typeof found.value === 'string' ? found.value : undefined;
}

/** The items of the list at `path`; none where there is no list. */
export function getItems(node: Located | undefined, ...path: string[]): Located[] {
  const found = getEntry(node, ...path);
  return found?.type === 'list' ? found.items : [];
}

/** The entries of an object; none of anything else. */
export const listEntries = (node: Located | undefined): LocatedEntry[] =>
  node?.type === 'object' ? node.entries : [];

/** Keys that an object of a JSON file has twice. */
export function findDuplicates(node: Located): LocalIssue[] {
  if (node.type === 'list') return node.items.flatMap(findDuplicates);
  const seen = new Set<string>();
  return listEntries(node).flatMap((entry) => {
    const { key, value } = entry;
    const message = `The key \`${key}\` is there twice.`;
    const found = seen.has(key)
      ? [issue(entry, 'json-duplicate-key', message, 'Remove one of the two.')]
      : [];
    seen.add(key);
    return [...found, ...findDuplicates(value)];
  });
}

export type Parsed = { node: Located; issue?: undefined } | { node?: undefined; issue: LocalIssue };

/**
 * Reads JSON with the place of every value; instead of throwing it says what is wrong and where. `jsonc`
 * has comments and commas at the end of lists, as `tsconfig.json` may.
 */
export function parseJson(source: string, mode: 'json' | 'jsonc' = 'json'): Parsed {
  try {
    const node = locate(parse(source, { mode, allowTrailingCommas: mode === 'jsonc' }).body);
    // momoa lets line breaks inside strings pass, JSON does not.
    if (mode === 'json') JSON.parse(source);
    return { node };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return {
      issue: issue(
        getPosition(error, source),
        'json-syntax',
        `This is not JSON: ${getReason(error)}.`,
        'Look for a missing or extra comma, quote or bracket at this place or just before it.',
      ),
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
  return getLineAndColumn(source, Number(/position (\d+)/.exec(error.message)?.[1] ?? 0));
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

export type ParsedYaml =
  | { node: Located | undefined; issue?: undefined }
  | { node?: undefined; issue: LocalIssue };

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
  const errors: { code: string; message: string; pos: readonly number[] }[] = [
    ...document.errors,
    ...document.warnings,
  ];
  visit(document, {
    Alias: (_, { source: name, range }) =>
      void errors.push({ code: 'ALIAS', message: `\`*${name}\` is an alias`, pos: range ?? [] }),
  });
  const [error] = errors;
  const getPosition = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };
  if (error) {
    return {
      issue: issue(
        getPosition(error.pos[0] ?? 0),
        'front-matter-syntax',
        `The front matter is not YAML: ${error.message.replace(/(?:; please use.*|\.)$/, '')}.`,
        hints[error.code] ?? 'Write one `key: value` per line, lists as `[a, b]`.',
      ),
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
    return { type: 'scalar', ...position, value: isScalar(node) ? toScalar(node.value) : null };
  };
  return { node: document.contents ? locate(document.contents) : undefined };
}

const quoteHint = 'Put the value in quotes: a colon followed by a space starts a new key.';
const startHint = 'Put the value in quotes: it starts with a character that YAML keeps for itself.';
const hints: Readonly<Record<string, string>> = {
  ALIAS: startHint,
  BLOCK_AS_IMPLICIT_KEY: quoteHint,
  BAD_INDENT: 'Close brackets, and indent the entries of a list or object alike.',
  BAD_SCALAR_START: startHint,
  TAG_RESOLVE_FAILED: startHint,
  MULTIPLE_DOCS: 'Remove the line `...` or `---` before it.',
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

import type { Nodes } from 'mdast';
import type { LocalFault, Position } from '../../read/faults';
import type { Located } from '../../read/located';
import { isJsxElement } from '../../read/mdx';

/**
 * Characters of a source, code included, that HTML cannot hold. Browsers drop or replace them, so that
 * the page is no longer what React has drawn.
 */
export function checkCharacters(source: string): LocalFault[] {
  return findRefused(source).map(({ name, offset }) => {
    const before = source.slice(0, offset);
    const line = before.split('\n').length;
    return reportCharacter({ line, column: offset - before.lastIndexOf('\n') }, name);
  });
}

/** Strings of the page's JavaScript that an escape gives a character which HTML cannot hold. */
export function checkExpressions(nodes: readonly Nodes[], source: string): LocalFault[] {
  return nodes
    .flatMap((node) => [
      'data' in node ? node.data : undefined,
      ...(isJsxElement(node) ? node.attributes : []),
    ])
    .flatMap(listStrings)
    .flatMap(({ value, line, column }) =>
      findRefused(value)
        // What stands there unescaped is reported at its own place.
        .filter(({ offset }) => !source.includes(value.charAt(offset)))
        .map(({ name }) => reportCharacter({ line, column }, name, 'in this string')),
    );
}

interface PlacedString {
  value: string;
  line: number;
  column: number;
}

/** Every string and piece of a template below a node of the parser for JavaScript. */
function listStrings(node: unknown): PlacedString[] {
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.values(node).flatMap(listStrings);
  const place = 'loc' in node && isPlace(node.loc) ? node.loc.start : undefined;
  if (!place || !('value' in node)) return below;
  const { value } = node;
  const text = isTemplate(value) ? value.cooked : value;
  if (typeof text !== 'string') return below;
  return [...below, { value: text, line: place.line, column: place.column + 1 }];
}

const isPlace = (loc: unknown): loc is { start: { line: number; column: number } } =>
  typeof loc === 'object' && loc !== null && 'start' in loc;

const isTemplate = (value: unknown): value is { cooked: unknown } =>
  typeof value === 'object' && value !== null && 'cooked' in value;

/** What is shown as it is written. */
const verbatim = /code$|^mdx(?!Jsx)/i;

/** References such as `&#0;` to characters that HTML cannot hold, outside of code. */
export function checkReferences(nodes: readonly Nodes[], source: string): LocalFault[] {
  const lines = source.split('\n');
  const found = new Map<string, LocalFault>();
  for (const node of nodes) {
    const { children: _, ...own } = { children: [], ...node };
    if (!node.position || verbatim.test(node.type) || !holdsRefused(own)) continue;
    const { start, end } = node.position;
    for (let { line } = start; line <= end.line; line++) {
      for (const { column, name, text } of findReferences(lines[line - 1] ?? '')) {
        if (line === start.line && column < start.column) continue;
        if (line === end.line && column >= end.column) continue;
        found.set(`${line}:${column}`, reportCharacter({ line, column }, name, `\`${text}\``));
      }
    }
  }
  return [...found.values()];
}

/** Whether a reference may have given one of its values such a character, or the sign in its place. */
function holdsRefused(value: unknown): boolean {
  if (typeof value === 'string') return findRefused(value).length > 0;
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsRefused);
}

function findReferences(line: string) {
  const references = line.matchAll(/(?<!\\)&#(?:x([\da-f]+)|(\d+));/gi);
  return [...references].flatMap(({ 0: text, 1: hexadecimal, 2: decimal, index }) => {
    const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    const isCharacter = code <= 0x10ffff && findRefused(String.fromCodePoint(code)).length === 0;
    // Whoever asks for this sign by its number wants it.
    if (isCharacter || code === 0xfffd) return [];
    return [{ column: index + 1, name: nameCharacter(code), text }];
  });
}

/** Values of JSON or YAML with a character that HTML cannot hold, however it is escaped. */
export function checkValues(node: Located | undefined): LocalFault[] {
  if (!node) return [];
  if (node.type === 'list') return node.items.flatMap(checkValues);
  if (node.type === 'object') return node.entries.flatMap(({ value }) => checkValues(value));
  if (typeof node.value !== 'string') return [];
  return findRefused(node.value).map(({ name }) => reportCharacter(node, name, 'in this value'));
}

/**
 * Code points that HTML has no place for: controls, halves of a pair, those that never are a character,
 * and the sign that stands where bytes could not be read.
 */
const refused = /[^\P{Cc}\t\n\f\r]|[\p{Cs}\p{Noncharacter_Code_Point}\ufffd]/gu;

export interface RefusedCharacter {
  /** As Unicode writes it: `U+0000`. */
  name: string;
  /** Where it starts in the text, from 0. */
  offset: number;
}

/** Each character of a text that browsers would change or refuse. */
export function findRefused(text: string): RefusedCharacter[] {
  return [...text.matchAll(refused)].map(({ 0: character, index }) => ({
    name: nameCharacter(character.codePointAt(0) ?? 0),
    offset: index,
  }));
}

/** 0 → `U+0000`. */
export const nameCharacter = (code: number): string =>
  `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;

/** The fault of a character that HTML cannot hold; `how` says how it is written, such as `&#0;`. */
export function reportCharacter(
  { line, column }: Position,
  name: string,
  how = 'as it is',
): LocalFault {
  const isLost = name === 'U+FFFD';
  return {
    line,
    column,
    rule: 'character-refused',
    message: isLost
      ? `${name}, written ${how}, stands for a character that could not be read.`
      : `${name}, written ${how}, is no character that a page can hold.`,
    hint: isLost
      ? 'Save the file as UTF-8, and write the character anew.'
      : `Delete it; a page about it names it: \`${name}\`.`,
  };
}

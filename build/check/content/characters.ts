import { issue, getLineAndColumn, type LocalIssue, type Position } from '../../read/issues';
import type { Located } from '../../read/located';

/**
 * Characters of a source, code included, that HTML cannot hold. Browsers drop or replace them, so that
 * the page is no longer what React has drawn.
 */
export const checkCharacters = (source: string): LocalIssue[] =>
  findRefused(source).map(({ name, offset }) =>
    reportCharacter(getLineAndColumn(source, offset), name),
  );

/** What editors add to a page without showing it. */
export function checkLineEnds(written: string): LocalIssue[] {
  const report = (offset: number, message: string, hint: string): LocalIssue[] => {
    const { line } = getLineAndColumn(written, offset);
    return offset < 0
      ? []
      : [{ ...issue({ line }, 'line-ends', message, hint), severity: 'warning' }];
  };
  return [
    ...report(
      written.startsWith('\uFEFF') ? 0 : -1,
      'The file begins with a byte order mark (U+FEFF).',
      'Save it as “UTF-8”, not as “UTF-8 with BOM”.',
    ),
    ...report(written.indexOf('\r\n'), 'The line ends with CRLF.', 'Save the file with LF.'),
  ];
}

/** Values of JSON or YAML with a character that HTML cannot hold, however it is escaped. */
export function checkValues(node: Located | undefined): LocalIssue[] {
  if (!node) return [];
  if (node.type === 'list') return node.items.flatMap(checkValues);
  if (node.type === 'object') return node.entries.flatMap(({ value }) => checkValues(value));
  if (typeof node.value !== 'string') return [];
  return findRefused(node.value).map(({ name }) => reportCharacter(node, name, 'in this value'));
}

/**
 * Code points that HTML has no place for: controls, halves of a pair, those that never are a character,
 * the sign that is where bytes could not be read, and what nobody sees: a zero-width space, a word
 * joiner, the mark at the beginning of some files.
 */
const refused = /[^\P{Cc}\t\n\f\r]|[\p{Cs}\p{Noncharacter_Code_Point}\ufffd\u200b\u2060\ufeff]/gu;
const invisible = ['U+200B', 'U+2060', 'U+FEFF'];

/** Each character of a text that browsers would change or refuse, as Unicode names it: `U+0000`. */
const findRefused = (text: string): { name: string; offset: number }[] =>
  [...text.matchAll(refused)].map(({ 0: character, index }) => ({
    name: `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
    offset: index,
  }));

/** The issue of a character that HTML cannot hold; `how` says how it is written. */
function reportCharacter(place: Position, name: string, how = 'as it is'): LocalIssue {
  const [what, hint] =
    name === 'U+FFFD'
      ? [
          'replaces a character that could not be read.',
          'Save the file as UTF-8, and write the character anew.',
        ]
      : [
          invisible.includes(name)
            ? 'cannot be seen, and parts words for who searches or copies them.'
            : 'is no character that a page can hold.',
          `Delete it; a page about it names it: \`${name}\`.`,
        ];
  return issue(place, 'character-refused', `${name}, written ${how}, ${what}`, hint);
}

import { issue, getLineAndColumn, type LocalIssue } from '../../read/issues';

/**
 * Characters of a source, code included, that HTML cannot hold. Browsers drop or replace them, so that
 * the page is no longer what React has rendered.
 */
export const checkCharacters = (source: string): LocalIssue[] =>
  [...source.matchAll(refused)].map(({ 0: character, index }) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const [what, hint] = describeCharacter(`U+${code}`);
    const message = `U+${code}, written as it is, ${what}`;
    return issue(getLineAndColumn(source, index), 'character-refused', message, hint);
  });

/**
 * Code points that HTML has no place for: controls, halves of a pair, those that never are a character,
 * the sign that is where bytes could not be read, and what nobody sees: a zero-width space, a word
 * joiner, the mark at the beginning of some files.
 */
const refused = /[^\P{Cc}\t\n\f\r]|[\p{Cs}\p{Noncharacter_Code_Point}\ufffd\u200b\u2060\ufeff]/gu;
const invisible = ['U+200B', 'U+2060', 'U+FEFF'];

/** What a character does, and what to do about it. */
function describeCharacter(name: string): [what: string, hint: string] {
  if (name === 'U+FFFD') {
    return [
      'replaces a character that could not be read.',
      'Save the file as UTF-8, and write the character again.',
    ];
  }
  return [
    invisible.includes(name)
      ? 'cannot be seen, and parts words for who searches or copies them.'
      : 'is no character that a page can hold.',
    `Delete it; a page about it names it: \`${name}\`.`,
  ];
}

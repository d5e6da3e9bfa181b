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

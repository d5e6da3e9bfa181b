/**
 * The first of the signs that stand for common words in a packed text. They are letters of Cyrillic's
 * supplement up to N’Ko, two bytes each, so that a word of three letters is shorter as a sign.
 */
const firstSign = 0x500;

/** As many as have two bytes; more than 700 save nothing on this site. */
export const mostCommonWords = 700;

const signs = /[\u0500-\u07bb]/g;

/** Whether a text has such letters itself: then none of its index may stand for words. */
export const hasSign = (text: string): boolean => text.search(signs) >= 0;

/** The sign of the word at a place in the list. */
export const getSign = (place: number): string => String.fromCharCode(firstSign + place);

/** A text as it was before its common words became signs. */
export const expandWords = (text: string, words: readonly string[]): string =>
  words.length === 0
    ? text
    : text.replace(signs, (sign) => words[sign.charCodeAt(0) - firstSign] ?? sign);

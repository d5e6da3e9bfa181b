/** Longer titles would fill the screen. */
const maxTitle = 200;

/** Controls, and marks that turn the direction of all that follows them. */
const unwanted = /(?!\s)[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** What somebody else wrote, on one line; an empty text for whatever is none. */
export function cleanText(value: unknown): string {
  return typeof value === 'string' ? value.replace(unwanted, '').replace(/\s+/g, ' ').trim() : '';
}

/** The same, cut to what a line can hold. */
export const cleanTitle = (value: unknown): string => cleanText(value).slice(0, maxTitle);

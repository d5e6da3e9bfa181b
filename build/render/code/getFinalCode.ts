import { readMarkedLines } from './readMarkedLines';

/** Code as whoever copies it gets it: what the page marks as removed is not there. */
export const getFinalCode = (code: string, lang: string): string =>
  readMarkedLines(code, lang)
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ text }) => text)
    .join('\n');

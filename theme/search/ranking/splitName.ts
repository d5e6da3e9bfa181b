export interface NamePart {
  text: string;
  /** Position in the name. */
  start: number;
}

/** `MFDevServer` → `MF`, `Dev`, `Server`; `ES2021` stays whole. */
const hump = /\p{Lu}+\p{N}*(?!\p{Ll})|\p{Lu}?[^\p{Lu}]+/gu;

const list = (text: string, pattern: RegExp, offset = 0): NamePart[] =>
  Array.from(text.matchAll(pattern), ({ 0: part, index }) => ({
    text: part,
    start: offset + index,
  }));

/**
 * The words inside a name, without the name itself: `lib.autoExternal` → `lib`, `autoExternal`,
 * `auto`, `External`. Single letters are left out (`d.ts` → `ts`).
 */
export function splitName(name: string): NamePart[] {
  if (/^\p{Lu}?[\p{Ll}\p{N}]*$/u.test(name)) return [];
  const segments = list(name, /[^-./:_$]+/g);
  const humps = segments.flatMap(({ text, start }) => {
    const found = list(text, hump, start);
    return found.length > 1 ? found : [];
  });
  return [...segments, ...humps].filter(({ text }) => text.length > 1 && text !== name);
}

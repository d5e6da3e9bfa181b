import type { TestTitle, TitlePieces } from './listTitles';

/** Stands between the parts of a reference, as reporters print it. */
export const separator = ' › ';

/** `tests/e2e/x.test.ts › describe › title` in its two halves; the title is empty where none is named. */
export function splitReference(reference: string): { file: string; title: string } {
  const [file = '', ...names] = reference.split(separator);
  return { file, title: names.join(separator) };
}

/**
 * Whether a written title names a declared test: by its own title, or with those of `describe`s before
 * it. What only a run can tell may be anything; a title without a word of its own names no test.
 */
export function matchTitle(written: string, declared: TestTitle): boolean {
  const own = declared.at(-1) ?? [];
  if (!/[\p{L}\p{N}]/u.test(own.join(''))) return false;
  return declared.some((_, start) => {
    const pattern = declared.slice(start).map(toPattern).join(separator);
    return new RegExp(`^${pattern}$`, 'su').test(written);
  });
}

const toPattern = (pieces: TitlePieces): string => pieces.map(escapeLiteral).join('.+');
const escapeLiteral = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

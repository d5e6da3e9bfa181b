const letters = 'abcdefghijklmnopqrstuvwxyz';

/**
 * A small letter, a capital, then small ones as needed. Words of a page do not look so: what cuts the
 * style of a page (build/render/html) takes its words for names.
 */
function nameOf(index: number): string {
  const small = (place: number): string => letters.charAt(Math.floor(index / place) % 26);
  const name = small(26) + small(1).toUpperCase();
  return index < 26 ** 2 ? name : name + small(26 ** 2);
}

/** A class as its file writes it. */
const className = /\.(-?[a-zA-Z_][\w-]*)/g;
const comment = /\/\*[^]*?\*\//g;
/** Strings and addresses hold dots that name no class. */
const text = /"[^"]*"|'[^']*'|url\([^)]*\)/g;

/** Names of the classes of CSS Modules: file → class as written → class in the output. */
export type ClassNames = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * A short name for each class of the given stylesheets, by their order: the same for the same sheets,
 * whatever the machine. Some names may be taken for classes that are none: that costs nothing.
 */
export function nameClasses(sheets: ReadonlyMap<string, string>): ClassNames {
  let count = 0;
  const files = [...sheets].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(
    files.map(([file, css]) => {
      const plain = css.replace(comment, '').replace(text, '');
      const names = new Set([...plain.matchAll(className)].map(([, name = '']) => name));
      return [file, new Map([...names].map((name) => [name, nameOf(count++)]))];
    }),
  );
}

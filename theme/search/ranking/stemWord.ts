/** Shorter words have no endings to spare: `dts`, `css`, `ring`. */
const minStemLength = 3;

/**
 * A word without its common English endings, for words of one family: `minified`, `minifies`,
 * `minifying`, `minify` → `minifi`; `declarations`, `declaration` → `declarat`. Not a word itself.
 */
export function stemWord(word: string): string {
  if (word.length <= minStemLength || !/^[a-z]+$/.test(word)) return word;
  const singular = dropPlural(word);
  const plain = dropEnding(singular);
  return plain.length > minStemLength ? plain.replace(/e$/, '').replace(/y$/, 'i') : plain;
}

/** `libraries` → `library`, `classes` → `class`, `modules` → `module`; `class`, `alias`, `this` stay. */
function dropPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return /[^suia]s$/.test(word) ? word.slice(0, -1) : word;
}

/** `bundling`, `bundled` → `bundl`, `mapped` → `map`, `migration` → `migrat`. */
function dropEnding(word: string): string {
  if (/.{5}tion$/.test(word)) return word.slice(0, -3);
  const base = /^(.{3,})(?:ing|ed)$/.exec(word)?.[1];
  if (base === undefined || !/[aeiouy]/.test(base)) return word;
  return /([bdgmnprt])\1$/.test(base) ? base.slice(0, -1) : base;
}

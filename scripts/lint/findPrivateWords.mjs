import { readFileSync } from 'node:fs';

/** Words of our own, each with the word of the field to use. */
const standardWords = /** @type {Record<string, string>} */ (
  JSON.parse(readFileSync(new URL('privateWords.json', import.meta.url), 'utf8'))
);
const pattern = new RegExp(Object.keys(standardWords).map(matchWord).join('|'), 'g');

/**
 * Places where a word of our own replaces one of the field's, in names as well: `file:line: “word”: write …`.
 * Of content and results only titles and questions of cases are looked at.
 * @param {readonly { file: string, lines: readonly string[] }[]} files
 */
export function findPrivateWords(files) {
  return files
    .filter(
      ({ file }) =>
        !/^(?:cases\/.+\/(?!case\.ts)|facts\/results\/|docs\/|tests\/fixtures\/)|^bench\/.*\.md$/.test(
          file,
        ),
    )
    .flatMap(({ file, lines }) =>
      lines.flatMap((line, index) =>
        [...line.matchAll(pattern)].map(
          ([word]) => `${file}:${index + 1}: “${word}”: write “${standardWords[toKey(word)]}”`,
        ),
      ),
    );
}

/** `TwoWords` → `two words`, as they are listed. */
const toKey = (/** @type {string} */ word) =>
  word.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/**
 * The word by itself or as a part of a name (`wordCase`, `toWord`), not within another word. Several
 * may also be one name: `twoWords`.
 * @param {string} word
 */
function matchWord(word) {
  const [first = '', ...others] = word.split(' ');
  const rest = others.map((one) => `(?: ${one}|${capitalize(one)})`).join('');
  return `(?<![A-Za-z])${first}${rest}(?![a-z])|${capitalize(first)}${rest}(?![a-z])`;
}

/** @param {string} word */
function capitalize(word) {
  return `${word[0]?.toUpperCase()}${word.slice(1)}`;
}

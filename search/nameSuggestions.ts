import { compactText } from './words';
import { countEdits } from '../site/editDistance';
import { flagsRoute } from '../site/sharedHeadings';
import type { SearchRecord } from '../site/searchRecord';

/** As many as fit one line. */
const maxSuggestions = 4;

/** "externlz" is `externals` (0.78); "banana" is no `banner` (0.5). */
const leastLikeness = 0.6;

/** Two letters are like everything. */
const leastLetters = 3;

/** What may have been meant by a question that finds nothing: names, else words of titles and search terms. */
export function suggestSpellings(query: string, records: readonly SearchRecord[]): string[] {
  const found = [listNames(records), listTitleWords(records)].flatMap((spellings) =>
    suggestNames(query, spellings),
  );
  // One part of the site may have nothing of a word that others have.
  return found
    .filter((spelling) => compactText(spelling) !== compactText(query))
    .slice(0, maxSuggestions);
}

/**
 * The names most like what was asked for, the nearest first: "sourcmaps" → `output.sourceMap`.
 * Words with one typo have been understood before.
 * @param names options, flags and exports as they are written
 */
export function suggestNames(query: string, names: readonly string[]): string[] {
  const asked = [query, ...query.split(/[^\p{L}\p{N}]+/u)]
    .map(compactText)
    .filter(({ length }) => length >= leastLetters);
  return names
    .map((name) => {
      const spellings = listSpellings(name);
      const likeness = asked.flatMap((word) =>
        spellings.map((spelling) => getLikeness(word, spelling)),
      );
      return { name, likeness: Math.max(0, ...likeness) };
    })
    .filter(({ likeness }) => likeness >= leastLikeness)
    .sort((left, right) => right.likeness - left.likeness || left.name.length - right.name.length)
    .slice(0, maxSuggestions)
    .map(({ name }) => name);
}

/** `output.sourceMap` → `outputsourcemap`, `sourcemap`. */
const listSpellings = (name: string): string[] =>
  [name, name.slice(name.lastIndexOf('.') + 1)]
    .map(compactText)
    .filter(({ length }) => length >= leastLetters);

/** 1 for equal words, 0 for those that have nothing in common. */
function getLikeness(left: string, right: string): number {
  const longest = Math.max(left.length, right.length);
  // Their lengths alone say enough; a pasted page is not compared letter by letter.
  if (Math.abs(left.length - right.length) > longest * (1 - leastLikeness)) return 0;
  return 1 - countEdits(left, right) / longest;
}

/** `lib.dts`, `--no-dts`, `createRslib`; no word of a language, which has neither sign nor hump. */
const name = /^(?:--[\w-]+|[@.]?[\w$]+(?:[-./:][\w$]+)*\.[\w$]+|[a-z][a-z\d]*[A-Z][\w$]*)$/;
const flag = /^--[a-z][\w-]*$/;

/** Options, flags and exports that pages are about: titles, headings, and flags of the command line. */
export function listNames(records: readonly SearchRecord[]): string[] {
  const names = new Set<string>();
  for (const { routePath, title, toc, names: inCode = [] } of records) {
    for (const text of [title, ...toc.map((heading) => heading.text)]) {
      if (name.test(text)) names.add(text);
    }
    if (!routePath.endsWith(flagsRoute)) continue;
    for (const word of inCode.join(' ').split(' ')) if (flag.test(word)) names.add(word);
  }
  return [...names];
}

/** Words in Latin letters that titles, headings and search terms consist of. */
function listTitleWords(records: readonly SearchRecord[]): string[] {
  const texts = records.flatMap(({ title, terms = [], toc }) => [
    title,
    ...terms,
    ...toc.flatMap((heading) => [heading.text, ...(heading.terms ?? [])]),
  ]);
  return [
    ...new Set(
      texts
        .join(' ')
        .toLowerCase()
        .match(/\b[a-z][a-z-]{4,}\b/g),
    ),
  ];
}

import { z } from 'zod';
import { escapePattern } from '../../../site/escapePattern';
import glossaryFile from '../../../site/glossary.zh.json' with { type: 'json' };
import names from '../prose/words/names.json' with { type: 'json' };
import type { Part } from './parts';

const list = z.array(z.string()).min(1);
/** English forms, whose plurals are found as well; what they are called in Chinese, and what not. */
export const glossarySchema = z.array(
  z.strictObject({ en: list, zh: z.union([z.string(), list]), not: list.optional() }),
);
/** Nothing where the file is wrong, which `dataFiles.ts` says. */
export const glossary = glossarySchema.safeParse(glossaryFile).data ?? [];

const terms = glossary.map(({ en, zh, not }) => {
  const forms = en.map((form) => escapePattern(form).replace(/y$/, '(?:y|ies)'));
  return {
    name: en[0] ?? '',
    english: new RegExp(`(?<![\\w-])(?:${forms.join('|')})(?:s|es|ed)?(?![\\w-])`, 'gi'),
    stems: en.map((form) => form.toLowerCase().replace(/y$/, '')),
    words: [zh].flat(),
    // Names such as `source.alias` and quoted messages keep the English word.
    chinese: new RegExp([zh, en].flat(2).map(escapePattern).join('|'), 'gi'),
    not: not ?? [],
  };
});

/** Where the word is not the term. */
const idioms = /\bfile by file\b|\bbuilt[ -]in\b/gi;

/**
 * Terms of a sentence that its translation calls otherwise.
 * @param isReplaced whether it must have another term instead: where it has none, the English says more
 */
export function compareTerms(sentence: string, chinese: string, isReplaced = false): string[] {
  const english = sentence.replaceAll(idioms, '');
  const lower = english.toLowerCase();
  const counts = terms.map(({ stems, english: pattern }) =>
    stems.some((stem) => lower.includes(stem)) ? count(english, pattern) : 0,
  );
  const right = terms.flatMap(({ words }, index) => (counts[index] ? words : []));
  const isOther = (word: string) => chinese.includes(word) && !right.join(' ').includes(word);
  if (isReplaced && !terms.some(({ words }) => words.some(isOther))) return [];
  return terms.flatMap(({ name, words, not, chinese: pattern }, index) => {
    const wanted = counts[index] ?? 0;
    if (wanted === 0) return [];
    // 参数 is no option, but an argument.
    const wrong = not.find((word) => chinese.includes(word) && !right.includes(word));
    if (!wrong && count(chinese, pattern) >= wanted) return [];
    return [`“${name}” is “${words.join('” or “')}” elsewhere${wrong ? `, not “${wrong}”` : ''}.`];
  });
}

const latinWord = /[A-Za-z][A-Za-z\d]*(?:[.+#/-][A-Za-z\d]+)*/g;
const languageNames = ['English', 'Chinese'];
const properNames = [...names.names, ...names.alsoWords].filter(
  (name) => !languageNames.includes(name),
);
/** Names that have no Chinese form: those of the prose check, and words with a capital inside. */
const properName = new RegExp(
  `(?<![\\w.])(?:${properNames.map(escapePattern).join('|')}|[A-Z][A-Za-z]*[A-Z][A-Za-z\\d]*)(?!\\w)`,
  'g',
);
/** “lib 项” is an item, and “Rslib” may be “it”. */
const mayAppear = /^(?:lib|rslib)$/i;

/** Names that only one of two texts has. */
export function compareNames(english: Part, chinese: Part): string[] {
  const written = `${english.prose} ${english.facts.map(({ value }) => value).join(' ')}`;
  const missing = (english.prose.match(properName) ?? []).filter(
    (name) => !has(chinese.prose, name),
  );
  const added = (chinese.prose.match(latinWord) ?? []).filter(
    (name) => !has(written, name) && !mayAppear.test(name),
  );
  return [
    ...new Set(missing.map((name) => `“${name}” is missing.`)),
    ...new Set(added.map((name) => `“${name}” is not in the English text.`)),
  ];
}

const has = (text: string, name: string): boolean =>
  text.toLowerCase().includes(name.replace(/s$/, '').toLowerCase());

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

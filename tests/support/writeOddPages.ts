import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a title may be, written as text: none of it is an element anywhere. */
export const oddTitle = `Titles with <b>tags</b>, "quotes", 'more' & 🧪 עברית`;

/** Names that scripts of the browser look up by id or by key. */
export const clobbering = ['constructor', '__proto__', 'getElementById', 'location', 'cookie'];

/** Right to left, joined signs, and characters that take no room. */
export const oddWords = ['עברית', 'العربية', '👩‍👩‍👧‍👦', '🇩🇪', 'zero\u200bwidth', 'a\u0301e\u0300'];

export const rowCount = 500;
export const wordCount = 10_000;

const sentence = 'A long page has many short sentences, and each of them says little.';

const description =
  'A page whose content is odd, so that a test can look at what is made of it, <i>tags</i> & all.';

const page = (title: string, body: readonly string[]): string =>
  [
    '---',
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    '---',
    '',
    ...body,
    '',
  ].join('\n');

const pages: Readonly<Record<string, string>> = {
  'odd-title': page(oddTitle, ['Nothing but a title.']),
  'odd-ids': page('Odd ids', [
    '# Odd ids',
    '',
    ...clobbering.flatMap((name) => [`## \`${name}\``, '', 'A section.', '']),
  ]),
  'odd-words': page('Odd words', [
    '# Odd words',
    '',
    ...oddWords.flatMap((word) => [`## ${word}`, '', `Read ${word} here.`, '']),
  ]),
  'odd-table': page('A long table', [
    '# A long table',
    '',
    '| Row | Square |',
    '| --- | --- |',
    ...Array.from({ length: rowCount }, (_, row) => `| ${row} | ${row * row} |`),
  ]),
  'odd-length': page('A long page', [
    '# A long page',
    '',
    ...Array.from({ length: Math.ceil(wordCount / sentence.split(' ').length / 5) }, () => [
      Array.from({ length: 5 }, () => sentence).join('\n'),
      '',
    ]).flat(),
  ]),
};

/** Writes pages of odd content into a copy of the repository; returns their files. */
export function writeOddPages(root: string): string[] {
  const folder = path.join(root, 'docs/en');
  mkdirSync(folder, { recursive: true });
  return Object.entries(pages).map(([name, text]) => {
    const file = path.join(folder, `${name}.mdx`);
    writeFileSync(file, text);
    return file;
  });
}

import { expect, it } from '@rstest/core';
import { checkChanges } from '../../../../../build/check/values/changedStatements';

const page = `# T

The default is \`esm\`, and three files are written. It is not read twice.
Types go to \`dist\`.

| Format | Kept |
| ------ | ---- |
| \`esm\` | yes  |
| \`cjs\` | no   |
`;
const change = (from: string, to: string): string[] =>
  checkChanges(page.replace(from, to), page).map(({ line, message }) => `${line}: ${message}`);

it.each([
  ['`esm`, and', '`cjs`, and', '3: “The default is `cjs`, and three files are written.” was'],
  ['three files', 'four files', '3: “The default is `esm`, and four files are written.” was'],
  ['is not read', 'is read', '3: “It is read twice.” was committed as “It is not read twice.”.'],
  ['no  ', 'not', '9: “`cjs` | not” was committed as “`cjs` | no”.'],
])('%s that became %s is looked at again', (from, to, expected) => {
  expect(change(from, to)).toHaveLength(1);
  expect(change(from, to)[0]).toContain(expected);
});

it.each([
  ['other words for the same', 'Types go to', 'Types land in'],
  ['a new sentence', 'Types go', 'That is all. Types go'],
  ['a sentence that is gone', ' It is not read twice.', ''],
  ['a heading', '# T', '# Not T'],
  [
    'rows in another order',
    '| `esm` | yes  |\n| `cjs` | no   |',
    '| `cjs` | no |\n| `esm` | yes |',
  ],
])('%s is not: %s', (_, from, to) => {
  expect(page).toContain(from);
  expect(change(from, to)).toEqual([]);
});

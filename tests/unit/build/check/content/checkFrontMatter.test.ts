import { expect, test } from '@rstest/core';
import { checkFrontMatter } from '../../../../../build/check/content/checkFrontMatter';
import { readPage } from '../../../../../build/read/page';
import { descriptionWidth } from '../../../../../site/frontMatterSchema';

const { least, most } = descriptionWidth;
const check = (description: string): string[] =>
  checkFrontMatter(
    readPage(`---\ntitle: Title\ndescription: ${description}\n---\n\n# Title\n`).frontMatter,
  ).map(({ rule }) => rule);

test.each([
  ['a'.repeat(least), []],
  ['a'.repeat(most), []],
  ['中'.repeat(most / 2), []],
  ['a'.repeat(least - 1), ['front-matter-description-length']],
  ['a'.repeat(most + 1), ['front-matter-description-length']],
  ['中'.repeat(most / 2 + 1), ['front-matter-description-length']],
])('a description has the width of a search result: %s', (description, rules) => {
  expect(check(description)).toEqual(rules);
});

test('an empty description is a missing one', () => {
  expect(check("' '")).toContain('front-matter-description-missing');
});

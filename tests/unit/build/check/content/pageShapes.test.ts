import { expect, it } from '@rstest/core';
import { readChecked } from '../../../../../build/check/content/checkSource';
import { checkPageShape, listHeadings } from '../../../../../build/check/content/pageShapes';

const check = (file: string, ...headings: string[]) =>
  checkPageShape({
    file,
    route: '/',
    language: 'en',
    isFragment: false,
    parsed: readChecked(headings.map((text) => `## ${text}\n`).join('\n'), {
      format: 'mdx',
      isFragment: false,
    }),
  }).map(({ message, severity }) => `${severity}: ${message}`);

it('a guide has what can go wrong and what comes next, in this order', () => {
  expect(check('en/guide/basic/cli.mdx', 'Use', 'What can go wrong', 'More', 'Next')).toEqual([]);
  expect(check('en/guide/basic/cli.mdx', 'Use', 'Next')).toEqual([
    'warning: Pages of the kind “guide” have a heading “What can go wrong”; this one does not.',
  ]);
  expect(check('en/guide/basic/cli.mdx', 'What can go wrong', 'Next', 'Next')).toEqual([
    'warning: The page has a heading “Next” already.',
  ]);
  expect(check('en/guide/basic/cli.mdx', 'Next', 'What can go wrong')).toEqual([
    'warning: The headings are in another order than on pages like this one.',
  ]);
});

it('other pages have any', () => {
  expect(check('en/guide/basic/index.mdx', 'Anything')).toEqual([]);
  expect(check('en/guide/faq/general.mdx')).toEqual([]);
  expect(listHeadings('guide/faq/general')).toEqual([]);
});

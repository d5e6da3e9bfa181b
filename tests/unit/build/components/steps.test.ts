import { expect, test } from '@rstest/core';
import { parseTree, writeTree } from '../mdx';
import { restoreSteps, stepRules, wrapSteps } from '../../../../build/components/steps';

/** What the framework reads. */
const mark = (source: string): string =>
  stepRules.reduce((text, { search, replace }) => text.replace(search, replace), source);

const page = '## Use\n\n<Steps>\n\n### One\n\nText.\n\n### Two\n\n</Steps>\n\nEnd.\n';

test('headings in steps are in no element while the framework lists them', () => {
  expect(parseTree(mark(page)).children.filter(({ type }) => type === 'heading')).toHaveLength(3);
  expect(mark(page).split('\n')).toHaveLength(page.split('\n').length);
});

test('afterwards they are in their element', () => {
  const tree = parseTree(mark(page));
  wrapSteps(tree);
  expect(writeTree(tree).replace(/^ +/gm, '')).toBe(
    page.replace('<Steps>\n\n', '<Steps>\n').replace('\n\n</Steps>', '\n</Steps>'),
  );
});

test('what only speaks of steps stays, and a shown source is as it was written', () => {
  expect(mark('Write `<Steps>`.\n\n- <Steps>\n')).toBe('Write `<Steps>`.\n\n- <Steps>\n');
  expect(restoreSteps(mark(page))).toBe(page);
});

test('code that shows the tags keeps them', () => {
  const source = '```mdx\n<Steps>\n\n### One\n\n</Steps>\n```\n';
  const tree = parseTree(mark(source));
  wrapSteps(tree);
  expect(writeTree(tree)).toBe(source);
});

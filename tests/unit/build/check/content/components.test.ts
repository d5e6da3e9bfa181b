import { expect, test } from '@rstest/core';
import { checkComponents } from '../../../../../build/check/content/components';
import { parseMdx } from '../../../../../build/read/mdx';

function check(source: string): string[] {
  const { tree } = parseMdx(source, 'mdx');
  if (!tree) throw new Error('The test’s own MDX is broken.');
  return checkComponents(tree).map(
    ({ line, rule, message, hint }) => `${line} ${rule}: ${message} ${hint}`,
  );
}

test('an unknown attribute is reported with what there is', () => {
  expect(check('<Columns gap="2">\n\n</Columns>')).toEqual([
    '1 component-attribute: `<Columns>` has no attribute `gap`. It takes none.',
  ]);
});

test('a component that only the theme has is unknown', () => {
  expect(check('<Overview />')).toEqual([
    '1 component-unknown: There is no component `<Overview>`. `npm run dev` shows those there are at `/components`.',
  ]);
});

test('a block within a line is reported, and what is words is not', () => {
  expect(check('See <Option path="dts" /> and <Version of="typescript" />.')).toEqual([
    '1 component-outside: `<Option>` is a block, but is inside a line. ' +
      'Put it on its own line, with an empty line before and after.',
  ]);
  expect(check('<Option path="dts" />')).toEqual([]);
});

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

test.each([
  ['<Columns gap="2">\n\n</Columns>', '`<Columns>` has no attribute `gap`. It takes none.'],
  [
    '<Output case="dts-true" fiel="a" />',
    '`<Output>` has no attribute `fiel`. Did you mean `file`? It takes case, file, log.',
  ],
  [
    '<Output {...all} />',
    '`<Output>` has attributes that are spread. Write each by its name. It takes case, file, log.',
  ],
  [
    '<Output case="dts-true" log="yes" />',
    '`log` of `<Output>` is not of the kind “flag”. Write its name alone, or leave it out.',
  ],
])(
  'an attribute that a component does not take is reported with what it takes: %s',
  (source, issue) => {
    expect(check(source)).toEqual([`1 component-attribute: ${issue}`]);
  },
);

test('a use whose attributes are refused is not checked further', () => {
  expect(check('<Tabs>\n\nText.\n\n</Tabs>')).toEqual([
    expect.stringContaining('component-content'),
  ]);
  expect(check('<Tabs gruop="os">\n\nText.\n\n</Tabs>')).toEqual([
    expect.stringContaining('`<Tabs>` has no attribute `gruop`.'),
  ]);
});

test('a component in small letters is unknown', () => {
  expect(check('Since <version of="typescript" />.')).toEqual([
    '1 component-unknown: There is no component `<version>`. Did you mean `<Version>`?',
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

test('a heading in an element is reported once, unless it is a step or a sample', () => {
  const inside = (...names: string[]) =>
    [
      ...names.map((name) => `<${name}>`),
      '### Only here',
      ...names.reverse().map((name) => `</${name}>`),
    ].join('\n\n');
  const isReported = (source: string) => check(source).filter((one) => one.includes('A heading'));
  expect(isReported(inside('Columns', 'Column', 'Steps'))).toEqual([
    '7 heading-in-element: A heading is inside `<Column>`. Put it above that element, or make it bold text.',
  ]);
  expect(isReported(inside('details'))).toEqual([expect.stringContaining('`<details>`')]);
  expect(isReported(inside('Steps'))).toEqual([]);
  expect(isReported(inside('Example', 'Steps'))).toEqual([]);
});

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

test('a component nobody knows is reported with the nearest name', () => {
  expect(check('Text.\n\n<Colums />\n')).toEqual([
    '3 component-unknown: There is no component `<Colums>`. Did you mean `<Columns>`?',
  ]);
});

test('an unknown attribute is reported with what there is', () => {
  expect(check('<Columns gap="2">\n\n</Columns>')).toEqual([
    '1 component-attribute: `<Columns>` has no attribute `gap`. It takes none.',
  ]);
});

test('a component outside of the one it belongs to is reported', () => {
  expect(check('<Column>text</Column>')).toEqual([
    '1 component-outside: `<Column>` stands outside `<Columns>`. Put it directly into `<Columns>`.',
  ]);
});

test('known components, plain elements and the page’s own components pass', () => {
  const source =
    "import Note from './note.mdx';\n\nexport const Sum = () => 3;\n\n" +
    '<Note />\n\n<Sum />\n\n<Output case="x" />\n\n<kbd>K</kbd>\n\n' +
    '<Columns>\n<Column>a</Column>\n</Columns>\n';
  expect(check(source)).toEqual([]);
});

test('one of some texts is asked for by its name', () => {
  expect(check('A <Badge tone="warning">b</Badge> <Badge>c</Badge>')).toEqual([]);
  expect(check('<Badge tone="blue">b</Badge>')).toEqual([
    '1 component-attribute: `tone` of `<Badge>` is no value that it takes. Write one of note, tip, warning, danger.',
  ]);
});

test('content of another shape is reported at its line', () => {
  expect(check('<Diagram title="T">\n\n- A\n  - → B\n\n</Diagram>')).toEqual([
    '4 component-content: The arrow leads to no box: “B”. Did you mean “A”?',
  ]);
});

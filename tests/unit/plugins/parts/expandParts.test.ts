import { expect, test } from '@rstest/core';
import { expandParts } from '../../../../plugins/parts/expandParts';

const forms = {
  Column: {
    before: ({ title }: Readonly<Record<string, string | true>>) => `**${title}**\n\n`,
    after: () => '\n\n---',
  },
};

test('tags make way for their Markdown, what stands between them stays', () => {
  const source =
    'Before.\n\n<Columns>\n<Column title="One">\n\n- a\n- b\n\n</Column>\n</Columns>\n';
  expect(expandParts(source, forms)).toBe('Before.\n\n**One**\n\n- a\n- b\n\n---\n');
});

test('a part without a form loses its tags only', () => {
  expect(expandParts('A <Column>**word**</Column> here.', {})).toBe('A **word** here.');
});

test('an element that is no part stays', () => {
  const source = '<Columns><Output case="x" /></Columns>\n\n<Other />\n';
  expect(expandParts(source, forms)).toBe('<Output case="x" />\n\n<Other />\n');
});

test('what is no MDX stays as it is', () => {
  expect(expandParts('<Columns> and {', forms)).toBe('<Columns> and {');
});

test('an example keeps its result and shows its source in a longer fence', () => {
  const source = '<Example>\n\n```ts\na;\n```\n\n</Example>\n';
  expect(expandParts(source)).toBe('```ts\na;\n```\n\n````mdx\n```ts\na;\n```\n````\n\n');
});

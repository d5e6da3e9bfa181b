import { expect, test } from '@rstest/core';
import { expandParts } from '../../../../../build/components/parts/expandParts';

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

test('a command is written for each package manager, under its name', () => {
  expect(expandParts('- <PackageManagerTabs command="ci" />\n')).toBe(
    [
      '- **npm**\n',
      '  ```bash shell\n  npm ci\n  ```\n',
      '  **yarn**\n',
      '  ```bash shell\n  yarn install --immutable\n  ```\n',
      '  **pnpm**\n',
      '  ```bash shell\n  pnpm install --frozen-lockfile\n  ```\n',
      '  **bun**\n',
      '  ```bash shell\n  bun install --frozen-lockfile\n  ```\n',
    ].join('\n'),
  );
});

test('each tab is written under its label, and steps as what they hold', () => {
  const source =
    '<Tabs group="a">\n<Tab label="One">\n\ntext\n\n</Tab>\n<Tab label="Two">\n\n- b\n\n</Tab>\n</Tabs>\n\n' +
    '<Steps>\n\n### First\n\n</Steps>\n';
  expect(expandParts(source)).toBe('**One**\n\ntext\n\n**Two**\n\n- b\n\n\n### First\n');
});

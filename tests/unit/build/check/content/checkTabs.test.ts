import { expect, test } from '@rstest/core';
import { readChecked } from '../../../../../build/check/content/checkSource';

/** Faults of a page that is right apart from its parts; lines count from the given text. */
function check(source: string): string[] {
  const { faults } = readChecked(source, { format: 'mdx', isFragment: true });
  return faults.map(({ line, rule, message, hint }) => `${line} ${rule}: ${message} ${hint}`);
}

test('a tab without a label is reported at its line', () => {
  expect(check('<Tabs>\n<Tab label="A">a</Tab>\n<Tab>b</Tab>\n</Tabs>')).toEqual([
    '3 component-attribute: `<Tab>` lacks `label`. Write `<Tab label="…">`.',
  ]);
  expect(check('<Tabs>\n<Tab label="">b</Tab>\n</Tabs>')).toEqual([
    '2 component-attribute: `label` of `<Tab>` is no text. Write a text that is not empty: `name="text"`.',
  ]);
});

test('a tab outside of tabs is reported', () => {
  expect(check('<Tab label="A">a</Tab>')).toEqual([
    '1 component-outside: `<Tab>` stands outside `<Tabs>`. Put it directly into `<Tabs>`.',
  ]);
});

test('tabs without a tab are reported, and what belongs to none', () => {
  expect(check('<Tabs>\n</Tabs>')).toEqual([
    '1 component-content: `<Tabs>` holds no tabs. Write a `<Tab label="…">` for each, directly in it.',
  ]);
  expect(check('<Tabs>\n\nLost words.\n\n<Tab label="A">a</Tab>\n</Tabs>')).toEqual([
    '3 component-content: What stands here belongs to no tab. Put it into a `<Tab label="…">`, or before or behind the tabs.',
  ]);
});

test('a heading in a tab is reported once, also where tabs stand in a tab', () => {
  const heading = '### Only here\n\nText.';
  const tabs = `<Tabs>\n\n<Tab label="B">\n\n${heading}\n\n</Tab>\n\n</Tabs>`;
  expect(check(`<Tabs>\n\n<Tab label="A">\n\n${tabs}\n\n</Tab>\n\n</Tabs>`)).toEqual([
    '9 heading-in-tab: A heading stands in a tab. Put it above the tabs, or make it bold text.',
  ]);
  expect(check(`${heading}\n\n<Tabs>\n<Tab label="A">a</Tab>\n</Tabs>`)).toEqual([]);
});

test('a group that addresses and storage cannot hold is reported', () => {
  expect(check('<Tabs group="Node versions">\n<Tab label="A">a</Tab>\n</Tabs>')).toEqual([
    '1 component-attribute: `Node versions` is no name of a group: it stands in addresses and in a storage key. Use small letters, digits, dots and hyphens: `group="module.format"`.',
  ]);
});

test('two tabs that an address could not tell apart are reported', () => {
  const tabs = '<Tab label="A b">a</Tab>\n<Tab label="a-b">b</Tab>\n<Tab label="…">c</Tab>';
  expect(check(`<Tabs>\n${tabs}\n</Tabs>`)).toEqual([
    '3 component-attribute: Another tab of these is called `a-b` in addresses already. Give it a name of its own: `<Tab label="…" value="name">`.',
    '4 component-attribute: The label “…” holds nothing that an address could call it by. Give it a name of its own: `<Tab label="…" value="name">`.',
  ]);
});

test('a command that package managers do not share is reported', () => {
  expect(check('Text.\n\n<PackageManagerTabs command="instal react" />')).toEqual([
    '3 component-command: `instal` is no command that every package manager knows. Did you mean `install`?',
  ]);
  expect(check('<PackageManagerTabs />')).toEqual([
    '1 component-attribute: `<PackageManagerTabs>` lacks `command`. Write `<PackageManagerTabs command="…">`.',
  ]);
});

test('steps in which nothing is numbered are reported', () => {
  expect(check('<Steps>\n\n- one\n\n</Steps>')).toEqual([
    '1 component-content: `<Steps>` holds no steps. Put h3 headings (`### `) or an ordered list (`1. `) directly into it.',
  ]);
});

test('tabs, commands and steps as they should be pass', () => {
  const page = [
    '<Tabs group="module.format" label="Format">',
    '<Tab label="ES modules" value="esm">',
    '\n```js\n1;\n```\n',
    '</Tab>',
    '<Tab label="CommonJS">one line</Tab>',
    '</Tabs>\n',
    '<PackageManagerTabs command="add -D @rslib/core" not-run="no network" />\n',
    '<Steps>\n\n### One\n\nText.\n\n</Steps>\n',
    '<Steps>\n\n1. One\n2. Two\n\n</Steps>',
  ].join('\n');
  expect(check(page)).toEqual([]);
});

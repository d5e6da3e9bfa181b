import { expect, test } from '@rstest/core';
import { readChecked } from '../../../../../build/check/content/checkSource';

/** Faults of a page that is right apart from its parts; lines count from the given text. */
function check(source: string): string[] {
  const { faults } = readChecked(source, { format: 'mdx', isFragment: true });
  return faults.map(({ line, rule, message, hint }) => `${line} ${rule}: ${message} ${hint}`);
}

test('tabs without a tab are reported, and what belongs to none', () => {
  expect(check('<Tabs>\n</Tabs>')).toEqual([
    '1 component-content: `<Tabs>` holds no `<Tab>`. Write a `<Tab label="…">` for each, directly in it.',
  ]);
  expect(check('<Tabs>\n\nLost words.\n\n<Tab label="A">a</Tab>\n</Tabs>')).toEqual([
    '3 component-content: What is here belongs to no `<Tab>`. Put it into a `<Tab label="…">`, or before or behind the `<Tabs>`.',
  ]);
});

test('a heading in a tab is reported once, also where tabs are in a tab', () => {
  const heading = '### Only here\n\nText.';
  const tabs = `<Tabs>\n\n<Tab label="B">\n\n${heading}\n\n</Tab>\n\n</Tabs>`;
  expect(check(`<Tabs>\n\n<Tab label="A">\n\n${tabs}\n\n</Tab>\n\n</Tabs>`)).toEqual([
    '9 heading-in-tab: A heading is inside a tab. Put it above the tabs, or make it bold text.',
  ]);
  expect(check(`${heading}\n\n<Tabs>\n<Tab label="A">a</Tab>\n</Tabs>`)).toEqual([]);
});

test('a group that addresses and storage cannot hold is reported', () => {
  expect(check('<Tabs group="Node versions">\n<Tab label="A">a</Tab>\n</Tabs>')).toEqual([
    '1 component-attribute: `Node versions` is no name of a group: it is in addresses and in a storage key. Use small letters, digits, dots and hyphens: `group="module.format"`.',
  ]);
});

test('two tabs that an address could not tell apart are reported', () => {
  const tabs = '<Tab label="A b">a</Tab>\n<Tab label="a-b">b</Tab>\n<Tab label="…">c</Tab>';
  expect(check(`<Tabs>\n${tabs}\n</Tabs>`)).toEqual([
    '3 component-attribute: Another tab of these is called `a-b` in addresses already. Give it another name: `<Tab label="…" value="name">`.',
    '4 component-attribute: The label “…” holds nothing that an address could call it by. Give it another name: `<Tab label="…" value="name">`.',
  ]);
});

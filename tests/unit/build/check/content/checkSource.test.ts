import { expect, test } from '@rstest/core';
import { readChecked } from '../../../../../build/check/content/checkSource';
import { compilePage } from '../../mdx';

/** Issues of a page that is right apart from its parts. */
function check(source: string): string[] {
  const { issues } = readChecked(source, { format: 'mdx', isFragment: true });
  return issues.map(({ line, rule, message, hint }) => `${line} ${rule}: ${message} ${hint}`);
}

const headings = [
  '# Title',
  '## `lib.format`',
  '## Links of **bold**, _italic_ and ~~gone~~ text',
  '## [A link](https://example.com) in a heading',
  '## 中文 标题：第一节',
  '## Twice',
  '## Twice',
  '### Twice',
  '## Chosen {#my-id}',
  '## Chosen',
  '## **Bold** {#bold-id}',
  "## What's `new` & old? (1.0)",
  '## Emoji 🚀 here',
  '## A &lt;b> C',
  '> ## In a quote',
  ':::note\n\n## In a callout\n\n:::',
  '- ### In a list',
  '## snake_case and UPPER',
  '## `a` {/* comment */} b',
];

test('a heading gets the id that the framework gives it', async () => {
  const source = headings.join('\n\n');
  const code = await compilePage(source);
  const ids = [...code.matchAll(/_components\.h\d, \{\s*id: "([^"]*)"/g)].map((match) => match[1]);
  expect(ids.length).toBe(headings.length);
  const page = readChecked(source, { format: 'mdx', isFragment: false });
  expect(page.headings.map(({ id }) => id)).toEqual(ids);
});

test('tabs without a tab are reported, and what belongs to none', () => {
  expect(check('<Tabs>\n</Tabs>')).toEqual([
    '1 component-content: `<Tabs>` holds no `<Tab>`. Write a `<Tab label="…">` for each, directly in it.',
  ]);
  expect(check('<Tabs>\n\nLost words.\n\n<Tab label="A">a</Tab>\n</Tabs>')).toEqual([
    '3 component-content: What is here belongs to no `<Tab>`. Put it into a `<Tab label="…">`, or before or after the `<Tabs>`.',
  ]);
});

test('a group that addresses and storage cannot hold is reported', () => {
  expect(check('<Tabs group="Node versions">\n<Tab label="A">a</Tab>\n</Tabs>')).toEqual([
    '1 component-attribute: `Node versions` is no name of a group: it is in addresses and in a storage key. Use small letters, digits, dots and hyphens: `group="module.format"`.',
  ]);
});

test('tabs of a group are the same throughout a page', () => {
  const tabs = (...labels: string[]) =>
    `<Tabs group="os">\n${labels.map((one) => `<Tab label="${one}">a</Tab>\n`).join('')}</Tabs>\n`;
  expect(check(tabs('Linux', 'macOS') + tabs('Linux', 'macOS'))).toEqual([]);
  expect(check(`${tabs('Linux', 'macOS')}\n${tabs('macOS', 'Linux')}`)).toEqual([
    '6 component-attribute: The tabs of the group `os` are linux, macos above, and macos, linux here. Write the same tabs in the same order, or name another group.',
  ]);
});

test('two tabs that an address could not tell apart are reported', () => {
  const tabs = '<Tab label="A b">a</Tab>\n<Tab label="a-b">b</Tab>\n<Tab label="…">c</Tab>';
  expect(check(`<Tabs>\n${tabs}\n</Tabs>`)).toEqual([
    '3 component-attribute: Another tab of these is called `a-b` in addresses already. Give it another name: `<Tab label="…" value="name">`.',
    '4 component-attribute: The label “…” holds nothing that an address could call it by. Give it another name: `<Tab label="…" value="name">`.',
  ]);
});

test('two diagrams of one title on a page are an issue', () => {
  const diagram = '<Diagram title="Same">\n\n- A\n\n</Diagram>\n';
  expect(check(`# Title\n\n${diagram}\n${diagram}`)).toEqual([
    expect.stringContaining('9 duplicate-id: The id `diagram-same` is taken by line 3.'),
  ]);
});

test('a heading may not have an id of the frame, unless it is given another one', () => {
  expect(check('# Page\n\n## Content\n\nText.\n\n## Content {#the-content}\n\nText.\n')).toEqual([
    '3 duplicate-id: The id `content` is taken by the frame of every page. Give it another id, for a heading as `{#the-content}` at its end.',
  ]);
});

test.each([
  ['A table of {} pairs.', 'page-script: `{}` is JavaScript'],
  ['import maps are supported.', 'begins with `import` or `export` is JavaScript'],
  ['A claim.[^1]', 'Nothing defines `[^1]`. Add a line `[^1]: text`'],
  ['| a | b |\n| - | - |\n| c | `x | y` |', 'this row 3. Write a bar in code as `\\|`.'],
  ['See <https://rslib.rs>.', 'Write links as `[text](https://…)`.'],
])('what MDX reads otherwise than its writer is reported with its cause: %s', (source, message) => {
  expect(check(source)).toEqual([expect.stringContaining(message)]);
});

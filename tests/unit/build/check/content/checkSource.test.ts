import { expect, test } from '@rstest/core';
import { compile } from '@rspress/core/dist/node/mdx/processor.js';
import { readChecked } from '../../../../../build/check/content/checkSource';

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
  const code = await compile({
    source,
    filepath: '/docs/page.mdx',
    docDirectory: '/docs',
    config: {},
    routeService: null,
    pluginDriver: null,
  });
  const ids = [...String(code).matchAll(/_components\.h\d, \{\s*id: "([^"]*)"/g)].map(
    (match) => match[1],
  );
  expect(ids.length).toBe(headings.length);
  const page = readChecked(source, { format: 'mdx', isFragment: false });
  expect(page.headings.map(({ id }) => id)).toEqual(ids);
});

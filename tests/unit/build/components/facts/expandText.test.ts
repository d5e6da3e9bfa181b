import { describe, expect, it } from '@rstest/core';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expandElements, expandText } from '../../../../../build/components/facts/expandText';
import { openFactStore } from '../../../../../build/components/factStore';

const store = openFactStore();

describe('expandText', () => {
  it('puts code and tables in the place of components', () => {
    const text = expandText(
      '# Bundle\n\n<Option path="bundle" />\n\nIt gives:\n\n<Output case="format-esm" file="index.js" />\n\nEnd.\n',
      store,
    );
    expect(text).toContain('| Type | Default | Since | CLI |');
    expect(text).toContain('```js title="dist/index.js"\nfunction splitWords(text) {');
    expect(text).toMatch(/It gives:\n\n```js[\s\S]*```\n\nEnd\.\n$/);
    expect(text).not.toContain('<O');
  });

  it('puts words into a sentence', () => {
    expect(expandText('Built with <Version of="@rslib/core" />, and so on.\n', store)).toBe(
      `Built with ${store.getVersion('@rslib/core')}, and so on.\n`,
    );
  });

  it('keeps a cell a cell: a bar would end it', () => {
    const wanted = '<Version of="node" wantedBy="@rslib/core" />';
    expect(expandText(`| Needs |\n| - |\n| ${wanted} |\n`, store)).toMatch(/ \\\|\\\| .*\|\n$/);
    expect(expandText(`Needs ${wanted}.\n`, store)).toMatch(/ \|\| /);
  });

  it('keeps a list a list', () => {
    const text = expandText('- One:\n\n  <Message case="error-lib-object" />\n\n- Two\n', store);
    expect(text).toContain(
      '\n  ```text title="rslib build" wrapCode\n  error   Failed to build.\n',
    );
    expect(text).toContain('\n\n- Two\n');
  });

  it('writes what can be read as MDX again: braces of a text are text', () => {
    const words = 'Why { default: … }, and <Button>?';
    const text = expandElements('<Words />\n', () => [
      { type: 'paragraph', children: [{ type: 'text', value: words }] },
    ]);
    const { children } = unified().use(remarkParse).use(remarkMdx).parse(text);
    expect(children).toMatchObject([{ type: 'paragraph', children: [{ value: words }] }]);
  });

  it('leaves other elements, and what cannot be read, as they are', () => {
    for (const source of ['<Badge>new</Badge>\n', 'a { b\n', '<Output case="nothing" />\n']) {
      expect(expandText(source, store)).toBe(source);
    }
  });
});

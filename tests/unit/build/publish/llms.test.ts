import { describe, expect, it, test } from '@rstest/core';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { listBundles, writeBundles } from '../../../../build/publish/llms/bundles';
import { describeOverview, unescapeBraces } from '../../../../build/publish/llms/finish';
import {
  absoluteLinks,
  homeMarkdown,
  readLess,
} from '../../../../build/publish/llms/plainMarkdown';

describe('llms', () => {
  test('the Markdown of home says what the site is, then what the page says', () => {
    expect(homeMarkdown('Rslib', 'Builds libraries.')).toBe('# Rslib\n\nBuilds libraries.\n');
    expect(homeMarkdown('Rslib', 'Builds libraries.', '## More\n')).toBe(
      '# Rslib\n\nBuilds libraries.\n\n## More\n',
    );
  });

  test('a brace is escaped in MDX only, and code has no escapes', () => {
    expect(unescapeBraces('not \\{ a }, `\\{`, \\<b>\n\n```js\n/\\{/\n```\n\n\\{\n')).toBe(
      'not { a }, `\\{`, \\<b>\n\n```js\n/\\{/\n```\n\n{\n',
    );
  });

  const routes = new Set(['/', '/config/', '/config/lib']);
  const resolve = (url: string) => {
    const tree = {
      type: 'root',
      children: [{ type: 'paragraph', children: [{ type: 'link', url }] }],
    };
    absoluteLinks({ origin: 'https://a.b', base: '/docs/' }, (path) => routes.has(path))()(tree);
    return tree.children[0]?.children[0]?.url;
  };

  test.each([
    ['/config/lib', 'https://a.b/docs/config/lib.md'],
    ['/config/lib#format', 'https://a.b/docs/config/lib.md#format'],
    ['/config', 'https://a.b/docs/config/index.md'],
    ['/config/?q#x', 'https://a.b/docs/config/index.md?q#x'],
    ['/', 'https://a.b/docs/index.md'],
    ['/mark.svg', 'https://a.b/docs/mark.svg'],
    ['#here', '#here'],
    ['//other.example/x', '//other.example/x'],
    ['https://other.example/config/lib', 'https://other.example/config/lib'],
  ])('in Markdown the link %s leads to %s', (written, expected) => {
    expect(resolve(written)).toBe(expected);
  });
});

describe('bundles', () => {
  const page = (link: string) => ({ text: link, link });
  const group = (text: string, ...links: string[]) => ({ text, items: links.map(page) });

  describe('listBundles', () => {
    it('gives each section a file, and each group that is not all of it', () => {
      const sidebar = {
        '/guide/': [group('Start', '/guide/start/', '/guide/start/a'), page('/guide/other')],
        '/api/': [group('JavaScript', '/api/js/core', '/api/js/types')],
      };
      const bundles = listBundles(sidebar, { guide: 'guide', api: 'api' });
      expect(bundles).toEqual([
        {
          title: 'guide',
          file: 'guide/llms.txt',
          pages: ['/guide/start/', '/guide/start/a', '/guide/other'],
        },
        {
          title: 'guide: Start',
          file: 'guide/start/llms.txt',
          pages: ['/guide/start/', '/guide/start/a'],
        },
        { title: 'api', file: 'api/llms.txt', pages: ['/api/js/core', '/api/js/types'] },
      ]);
    });
  });

  describe('describeOverview', () => {
    it('writes down lists of pages in folds, a heading for each page', () => {
      const list =
        '<div data-overview=""><section><h2>Guide</h2><details open><summary><h3>Start</h3></summary>' +
        '<div><section><h4><a href="/guide/">Introduction</a></h4><ul><li><a href="/guide/#use">Use</a>' +
        '<small> One · Two</small></li></ul></section></div></details></section></div>';
      const lines = describeOverview(list, (href) => `https://a.b${href}`).split('\n');
      expect(lines.filter(Boolean)).toEqual([
        '## Guide',
        '### Start',
        '#### [Introduction](https://a.b/guide/)',
        '- [Use](https://a.b/guide/#use) One · Two',
      ]);
    });
  });
});

describe('readLess', () => {
  const rewrite = (url: string) => `https://a.b${url}.md`;

  /** What comes out, and which kinds of nodes a tree was made of. */
  function read(source: string): { text: string; types: string[] } {
    const types: string[] = [];
    const text = unified()
      .use(remarkParse)
      .use(remarkMdx)
      .use(remarkGfm)
      .use(readLess, rewrite)
      .use(() => (tree: Root) => visit(tree, (node) => void types.push(node.type)))
      .use(remarkStringify)
      .processSync({ value: source, path: 'docs/en/a.mdx' })
      .toString();
    return { text, types: types.slice(1) };
  }

  test('plain Markdown goes on as it was written, with its links rewritten', () => {
    const source = '# A `<b>`\n\n- one\n\n  two\n- [x](/x) and ![](/y)\n\n> quote \\<c>\n';
    const { text, types } = read(source);
    expect(text).toBe(
      source.replace('(/x)', '(https://a.b/x.md)').replace('(/y)', '(https://a.b/y.md)'),
    );
    expect(new Set(types)).toEqual(new Set(['html']));
  });

  test('code keeps its links', () => {
    const source = '`[x](/x)` and ``[`](/x)``\n\n```md\n[x](/x)\n\n[y](/y)\n```\n';
    expect(read(source).text).toBe(source);
  });

  test('the links of a list that holds code are those of its text', () => {
    const source = '1. [x](/x):\n\n   ```md\n   [x](/x)\n   ```\n\n2. end\n';
    expect(read(source).text).toBe(source.replace('(/x)', '(https://a.b/x.md)'));
  });

  test.each([
    ['a tag', 'Text <A />.', 'mdxJsxTextElement'],
    ['an expression', 'Text {1}.', 'mdxTextExpression'],
    ['an import', "import a from './a';", 'mdxjsEsm'],
    ['a link beside the page', '[x](./x.mdx)', 'link'],
  ])('%s is read as a tree, and nothing else of the page', (_, block, type) => {
    const { types } = read(`Before.\n\n${block}\n\nAfter.\n`);
    expect(types).toContain(type);
    expect(types.filter((one) => one === 'html')).toHaveLength(2);
  });

  test.each([
    ['blocks that make no sense alone', '<A>\n\nText.\n\n</A>\n'],
    ['addresses that stand elsewhere', '[x]\n\n[x]: /x\n'],
  ])('%s are read as a whole', (_, source) => {
    expect(read(source).types).not.toContain('html');
  });
});

describe('writeBundles', () => {
  const list = {
    folder: '',
    language: 'en' as const,
    bundles: [
      {
        title: 'Guide',
        file: 'guide/llms.txt',
        pages: ['/guide/a', '/guide/b', '/guide/unlisted'],
      },
      { title: 'Empty', file: 'empty/llms.txt', pages: ['/none'] },
    ],
  };
  const input = {
    list,
    address: { origin: 'https://a.b', base: '/docs/' },
    pages: new Map([
      ['guide/a.md', '# A\n'],
      ['guide/b.md', '# B\n'],
    ]),
    full: `url: x\n${'.'.repeat(1500)}\nurl: y\n`,
  };

  it('puts the pages of a section into one file, each below its address', () => {
    expect(writeBundles(input).files).toEqual([
      {
        file: 'guide/llms.txt',
        text:
          '---\nurl: https://a.b/docs/guide/a.md\n---\n\n# A\n\n' +
          '---\nurl: https://a.b/docs/guide/b.md\n---\n\n# B\n',
      },
    ]);
  });

  it('names each file with the number of its pages and its size, the one of all pages first', () => {
    expect(writeBundles(input).section).toBe(
      '\n## Several pages in one file\n\n' +
        '- [All pages](https://a.b/docs/llms-full.txt): 2 pages, 2 kB\n' +
        '- [Guide](https://a.b/docs/guide/llms.txt): 2 pages, 1 kB\n',
    );
  });
});

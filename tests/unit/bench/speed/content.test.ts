import { describe, expect, it } from '@rstest/core';
import {
  adaptPage,
  createSyntheticPages,
  type Dialect,
  getAddress,
  getTitle,
  listSections,
} from '../../../../bench/speed/content.mjs';
import { readPeers } from '../../../../bench/speed/peers.mjs';

const origin = 'https://docs.example';
const plain: Dialect = { title: 'heading', label: 'none', containers: {}, address: 'clean' };
const adapt = (markdown: string, some: Partial<Dialect> = {}) =>
  adaptPage(markdown, { ...plain, ...some }, origin);

describe('a page of ours in another tool', () => {
  it('gives the title in front matter where the tool prints it', () => {
    expect(adapt('# A `b`\n\nText.', { title: 'frontMatter' })).toBe(
      '---\ntitle: "A b"\n---\n\n\nText.',
    );
    expect(adapt('# A `b`')).toBe('# A `b`');
    expect(() => getTitle('Text.')).toThrow('no title');
  });

  it('leads to pages of its own site, and elsewhere', () => {
    const link = `[a](${origin}/guide/start/index.md#one)`;
    expect(adapt(link)).toBe('[a](/guide/start/#one)');
    expect(adapt(link, { address: 'bare' })).toBe('[a](/guide/start#one)');
    expect(adapt('[a](https://docs.example.org/b.md)')).toBe('[a](https://docs.example.org/b.md)');
  });

  it('shows braces and brackets of the prose, and leaves code alone', () => {
    expect(adapt('{{ a }} <T> \\<U> `<V> {{ b }}` <https://c.example>')).toBe(
      '&#123;&#123; a }} &lt;T> &lt;U> `<V> {{ b }}` <https://c.example>',
    );
    const code = '````md\n```ts\n<T> {{ a }}\n```\n:::tip\n````';
    expect(adapt(code)).toBe(code);
    expect(adapt(`${code}\n<T>`)).toBe(`${code}\n&lt;T>`);
  });

  it('calls containers what the tool calls them, or folds them', () => {
    const container = ':::warning Look\nText\n:::';
    const containers = { warning: 'caution' };
    expect(adapt(container, { containers, label: 'brackets' })).toBe(':::caution[Look]\nText\n:::');
    expect(adapt(container, { containers, label: 'words' })).toBe(':::caution Look\nText\n:::');
    expect(adapt(container)).toBe('<details open><summary>Look</summary>\n\nText\n\n</details>');
    expect(adapt(':::details\nText\n:::')).toContain('<details><summary>details</summary>');
  });
});

it.each([
  ['/index.md', '/', '/', '/'],
  ['/a.md#b', '/a#b', '/a/#b', '/a#b'],
  ['/a/index.md', '/a/', '/a/', '/a'],
  ['/images/a.png', '/images/a.png', '/images/a.png', '/images/a.png'],
])('finds %s where each tool has it', (file, clean, slash, bare) => {
  expect([getAddress(file, 'clean'), getAddress(file, 'slash'), getAddress(file, 'bare')]).toEqual([
    clean,
    slash,
    bare,
  ]);
});

it('makes a sidebar of each first folder, grouped by the folders below', () => {
  const page = (file: string) => ({ file, markdown: `# ${file}` });
  const files = ['index.md', 'guide/a/b.md', 'guide/a/c/d.md', 'guide/e.md'];
  const sections = listSections(files.map(page), 'clean');
  expect(
    sections.map(({ name, groups }) => [name, groups.map(({ label }) => label).join()]),
  ).toEqual([
    ['', 'more'],
    ['guide', 'a,a c,guide'],
  ]);
  expect(sections[1]?.groups[0]?.pages).toEqual([
    { title: 'guide/a/b.md', file: 'guide/a/b.md', href: '/guide/a/b' },
  ]);
});

it('adds pages of which no two are the same, 100 a section', () => {
  const pages = createSyntheticPages(205);
  expect(new Set(pages.map(({ file }) => file)).size).toBe(205);
  expect(new Set(pages.map(({ markdown }) => markdown)).size).toBe(205);
  expect(listSections(pages, 'clean').map(({ groups }) => groups.length)).toEqual([5, 5, 1]);
});

it('knows the sites of bench/speed, and names them where one is unknown', () => {
  expect(readPeers(['starlight']).map(({ name }) => name)).toEqual(['Starlight']);
  expect(readPeers().map(({ id }) => id)).toContain('plain');
  expect(() => readPeers(['hugo'])).toThrow('“hugo” is no site; there are plain, vitepress');
});

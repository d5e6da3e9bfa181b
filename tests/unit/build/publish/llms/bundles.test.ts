import { describe, expect, it } from '@rstest/core';
import { describeOverview } from '../../../../../build/publish/llms/describeOverview';
import { listBundles } from '../../../../../build/publish/llms/listBundles';

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

  it('gives none to a section without pages or without a name', () => {
    expect(listBundles({ '/a/': [{ dividerType: 'solid' }] }, { a: 'A' })).toEqual([]);
    expect(listBundles({ '/a/': [page('/a/x')] }, { b: 'B' })).toEqual([]);
  });

  it('keeps the order of the names, whichever sidebar the framework was ready with first', () => {
    const guide = { '/zh/guide/': [page('/zh/guide/a')] };
    const api = { '/zh/api/': [page('/zh/api/a')] };
    const names = { guide: '指南', api: 'API' };
    const titles = [
      listBundles({ ...guide, ...api }, names),
      listBundles({ ...api, ...guide }, names),
    ].map((bundles) => bundles.map(({ title }) => title));
    expect(titles).toEqual([
      ['指南', 'API'],
      ['指南', 'API'],
    ]);
  });
});

describe('describeOverview', () => {
  const html =
    '<main><p>Text</p><div data-overview=""><input><h2>Options</h2>' +
    '<ul><li><div><h3><a href="/config/lib/dts">dts</a><code>false</code></h3><ul><li>' +
    '<a href="/config/lib/dts#bundle"><code>dts.<wbr>bundle</code></a><code>true</code>' +
    '</li></ul></div></li></ul></div></main>';

  it('writes down what the page lists, with its links', () => {
    expect(describeOverview(html, (href) => `https://a.b${href}`).trim()).toBe(
      [
        '## Options',
        '',
        '',
        '### [dts](https://a.b/config/lib/dts) `false`',
        '',
        '- [`dts.bundle`](https://a.b/config/lib/dts#bundle) `true`',
      ].join('\n'),
    );
  });

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

  it('adds nothing to other pages', () => {
    expect(describeOverview('<main><h2>Options</h2></main>', String)).toBe('');
  });
});

import { cpSync, rmSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { checkDocs, createContentCheck } from '../../../../../build/check/content/checkDocs';
import type { Fault } from '../../../../../build/read/faults';
import { listFiles } from '../../../../../build/read/files';
import { contentRules, translationRules } from '../../../../../build/read/rules';
import { createTestFolder } from '../../../../support/testFolder';
import { fixtureOptions } from './fixtureOptions';

const { root: base, resolve, read, write } = createTestFolder();

/** A tree of the fixtures that the test may change. */
function copyFixture(name: 'faulty' | 'clean') {
  cpSync(fixtureOptions(name).base, base, { recursive: true });
  return { base, root: resolve('docs'), i18nFile: resolve('i18n.json') };
}
const edit = (file: string, change: (source: string) => string) => write(file, change(read(file)));

const nowhere = {
  base: '/nowhere',
  root: '/nowhere/docs',
  i18nFile: '/nowhere/i18n.json',
};

const summarize = (faults: Fault[]): string[] =>
  faults.map(({ file, line, rule }) => `${file}:${line} ${rule}`);

test('each fault is found once, at its line', () => {
  expect(summarize(checkDocs(fixtureOptions('faulty')))).toEqual([
    'docs/en/Old_Guides/page.mdx:1 file-name',
    'docs/en/Upper.mdx:1 file-name',
    'docs/en/_nav.json:3 dead-link',
    'docs/en/_nav.json:4 nav-without-target',
    'docs/en/_nav.json:5 nav-unknown-key',
    'docs/en/_nav.json:6 nav-type',
    'docs/en/broken-json/_meta.json:3 json-syntax',
    'docs/en/broken-json/page.mdx:3 front-matter-description-length',
    'docs/en/double.mdx:1 duplicate-route',
    'docs/en/guide/_meta.json:1 meta-unlisted-page',
    'docs/en/guide/_meta.json:3 meta-missing-page',
    'docs/en/guide/_meta.json:4 meta-unknown-type',
    'docs/en/guide/_meta.json:5 meta-unknown-key',
    'docs/en/guide/_meta.json:6 meta-type',
    'docs/en/guide/_meta.json:7 meta-duplicate',
    'docs/en/guide/_meta.json:8 meta-missing-label',
    'docs/en/guide/_meta.json:9 dead-link',
    'docs/en/guide/_meta.json:10 label-untranslated',
    'docs/en/guide/basic/_meta.json:1 meta-unlisted-page',
    'docs/en/guide/basic/hidden.mdx:1 page-shape',
    'docs/en/guide/basic/listed.mdx:1 page-shape',
    'docs/en/guide/basic/unlisted.mdx:1 page-shape',
    'docs/en/guide/headings.mdx:10 heading-skipped',
    'docs/en/guide/headings.mdx:10 section-empty',
    'docs/en/guide/headings.mdx:12 duplicate-id',
    'docs/en/guide/headings.mdx:12 section-empty',
    'docs/en/guide/headings.mdx:14 one-h1',
    'docs/en/guide/headings.mdx:16 callout-unknown',
    'docs/en/guide/headings.mdx:20 fence-without-language',
    'docs/en/guide/headings.mdx:24 component-unknown',
    'docs/en/guide/headings.mdx:26 component-attribute',
    'docs/en/guide/headings.mdx:28 component-outside',
    'docs/en/guide/headings.mdx:30 component-content',
    'docs/en/guide/headings.mdx:32 component-command',
    'docs/en/guide/headings.mdx:34 component-attribute',
    'docs/en/guide/headings.mdx:36 fence-language',
    'docs/en/guide/headings.mdx:40 table-head',
    'docs/en/guide/headings.mdx:47 heading-in-tab',
    'docs/en/guide/headings.mdx:47 section-empty',
    'docs/en/guide/headings.mdx:52 character-refused',
    'docs/en/guide/headings.mdx:56 table-row',
    'docs/en/guide/headings.mdx:58 callout-unknown',
    'docs/en/guide/images.mdx:3 front-matter-unwritten',
    'docs/en/guide/images.mdx:10 image-without-alt',
    'docs/en/guide/images.mdx:12 image-missing',
    'docs/en/guide/images.mdx:14 image-without-alt',
    'docs/en/guide/links.mdx:14 dead-link',
    'docs/en/guide/links.mdx:16 dead-anchor',
    'docs/en/guide/links.mdx:18 dead-anchor',
    'docs/en/guide/links.mdx:20 undefined-reference',
    'docs/en/guide/links.mdx:24 dead-link',
    'docs/en/guide/links.mdx:26 dead-link',
    'docs/en/guide/links.mdx:28 dead-link',
    'docs/en/guide/links.mdx:30 unsafe-link',
    'docs/en/guide/links.mdx:32 dead-link',
    'docs/en/guide/links.mdx:34 link-title',
    'docs/en/guide/links.mdx:34 link-title',
    'docs/en/guide/start.mdx:1 answer-gone',
    'docs/en/guide/start.mdx:2 title-duplicate',
    'docs/en/guide/syntax.mdx:8 mdx-syntax',
    'docs/en/index.mdx:12 dead-link',
    'docs/en/keys.mdx:1 line-ends',
    'docs/en/keys.mdx:3 front-matter-unknown-key',
    'docs/en/keys.mdx:5 front-matter-type',
    'docs/en/keys.mdx:6 front-matter-type',
    'docs/en/keys.mdx:7 front-matter-unknown-key',
    'docs/en/no-front-matter.mdx:1 front-matter-missing',
    'docs/en/no-front-matter.mdx:1 front-matter-missing',
    'docs/en/no-h1.mdx:1 front-matter-missing',
    'docs/en/no-h1.mdx:1 one-h1',
    'docs/en/yaml.mdx:2 front-matter-syntax',
    'docs/zh/guide/start.mdx:1 translation-unaccepted',
    'docs/zh/guide/start.mdx:6 translation-structure',
    'docs/zh/index.mdx:2 translation-behind',
    'docs/zh/own.mdx:1 translation-without-source',
    'docs/zh/own.mdx:8 translation-typography',
    'docs/zh/translated.mdx:6 translation-structure',
    'docs/zh/translated.mdx:8 translation-number',
    'docs/zh/translated.mdx:10 translation-code',
    'docs/zh/translated.mdx:12 translation-link',
    'docs/zh/translated.mdx:14 translation-component',
    'docs/zh/translated.mdx:16 translation-meaning',
    'docs/zh/translated.mdx:16 translation-term',
    'docs/zh/translated.mdx:18 translation-contradicts',
    'i18n.json:3 i18n-type',
    'i18n.json:4 i18n-unknown-language',
    'i18n.json:5 i18n-type',
    'i18n.json:6 i18n-placeholder',
    'i18n.json:7 json-duplicate-key',
    'i18n.json:9 i18n-type',
    'site/oldAddresses.json:3 old-address',
    'site/searchTerms/guide.en.json:2 search-terms-type',
    'site/searchTerms/guide.en.json:3 search-terms-place',
    'site/searchTerms/guide.en.json:4 search-terms-place',
    'site/synonyms.json:2 synonym-type',
  ]);
});

test('every rule has a fault in the fixture', () => {
  const faults = [...checkDocs(fixtureOptions('faulty')), ...checkDocs(nowhere)];
  const found = new Set(faults.map(({ rule }) => rule));
  expect([...found].sort()).toEqual(Object.keys({ ...contentRules, ...translationRules }).sort());
});

test('a word with one wrong letter is reported with the right one', () => {
  const hints = checkDocs(fixtureOptions('faulty'))
    .map(({ hint }) => hint)
    .filter((hint) => hint.startsWith('Did you mean'));
  expect(hints.map((hint) => hint.slice('Did you mean `'.length, -'`?'.length))).toEqual([
    'position',
    'start',
    'file',
    'label',
    'warning',
    '<Columns>',
    'install',
    'bash',
    'public/mark.svg',
    '/guide/start',
    '#links',
    'description',
    'doc',
    '/guide/headings',
  ]);
});

test('a tree without faults has none', () => {
  expect(checkDocs(fixtureOptions('clean'))).toEqual([]);
});

test('line ends and byte order marks of other systems change nothing else, and are named', () => {
  const options = copyFixture('faulty');
  const isOther = ({ rule }: Fault) => rule !== 'line-ends';
  const before = checkDocs(options).filter(isOther);
  for (const name of listFiles(options.base)) {
    edit(name, (source) => `\uFEFF${source.replace(/^\uFEFF/, '').replaceAll('\n', '\r\n')}`);
  }
  const found = checkDocs(options);
  expect(found.filter(isOther)).toEqual(before);
  expect(found.filter(({ file }) => file.endsWith('Upper.mdx')).map(({ hint }) => hint)).toEqual(
    expect.arrayContaining([
      'Save it as “UTF-8”, not as “UTF-8 with BOM”.',
      'Save the file with LF.',
    ]),
  );
});

test('the same check called again sees what was saved, added and removed', () => {
  const options = copyFixture('clean');
  const check = createContentCheck(options);
  expect(check()).toEqual([]);

  edit('docs/en/guide/lib.mdx', (source) => source.replace('# Lib', '# Library'));
  write('docs/en/guide/new.mdx', 'Text.\n');
  edit('i18n.json', (source) => source.replace('"zh": "关闭"', '"zh": ""'));
  rmSync(resolve('docs/en/guide/plain.md'));
  expect(summarize(check())).toEqual([
    'docs/en/guide/_meta.json:1 meta-unlisted-page',
    'docs/en/guide/_meta.json:3 meta-missing-page',
    'docs/en/guide/new.mdx:1 front-matter-missing',
    'docs/en/guide/new.mdx:1 front-matter-missing',
    'docs/en/guide/new.mdx:1 one-h1',
    'docs/en/guide/start.mdx:18 dead-link',
    'docs/en/guide/start.mdx:19 dead-anchor',
    'docs/en/guide/start.mdx:19 dead-anchor',
    'docs/en/guide/start.mdx:25 dead-link',
    'docs/en/guide/start.mdx:27 dead-anchor',
    'i18n.json:4 i18n-type',
  ]);
});

test('pages that the package check leads to have to be there', () => {
  const options = copyFixture('clean');
  const addresses = ['/guide/start', '/guide/start#gone', '/guide/gone'];
  write('packageCheck/helpPages.ts', addresses.map((one) => `use('${one}');\n`).join(''));
  expect(summarize(checkDocs(options))).toEqual([
    'packageCheck/helpPages.ts:2 dead-anchor',
    'packageCheck/helpPages.ts:3 dead-link',
  ]);
});

test('a missing folder or text file is a fault, no crash', () => {
  expect(summarize(checkDocs(nowhere))).toEqual([
    'docs:1 missing-file',
    'i18n.json:1 missing-file',
  ]);
});

import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { checkDocs, createContentCheck } from '../../../../../build/check/content/checkDocs';
import type { Issue } from '../../../../../build/read/issues';
import { listFiles } from '../../../../../build/read/files';
import {
  codeRules,
  contentRules,
  proseRules,
  type Rule,
  rules,
  translationRules,
} from '../../../../../build/read/rules';
import { createTestFolder } from '../../../../support/testFolder';
import { fixtureOptions } from './fixtureOptions';

const { root: base, resolve, read, write } = createTestFolder();

/** A tree of the fixtures that the test may change. */
function copyFixture(name: 'broken' | 'clean') {
  cpSync(fixtureOptions(name).base, base, { recursive: true });
  return { base, root: resolve('docs') };
}
const edit = (file: string, change: (source: string) => string) => write(file, change(read(file)));

const nowhere = { base: '/nowhere', root: '/nowhere/docs' };

const summarize = (issues: Issue[]): string[] =>
  issues.map(({ file, line, rule }) => `${file}:${line} ${rule}`);

/** With words that were corrected: `npx rstest run --update` writes the list, for its diff to be read. */
test('each issue is found once, at its line', async () => {
  const found = checkDocs(fixtureOptions('broken')).map(({ file, line, rule, hint }) =>
    [`${file}:${line} ${rule}`, ...(/^Did you mean .*/.exec(hint) ?? [])].join('  '),
  );
  await expect(`${found.join('\n')}\n`).toMatchFileSnapshot(
    path.resolve('tests/fixtures/docs-issues/broken.txt'),
  );
});

test('every rule has an issue in the fixture', () => {
  write('site/oldAddresses.json', '[]');
  const trees = [fixtureOptions('broken'), nowhere, { base, root: resolve('docs') }];
  const issues = trees.flatMap((tree) => checkDocs(tree));
  const found = new Set(issues.map(({ rule }) => rule));
  const missed = Object.keys({ ...contentRules, ...translationRules }).filter(
    (rule) => !found.delete(rule as Rule),
  );
  expect(missed, 'break these rules on a page of tests/fixtures/docs-issues/broken').toEqual([]);
  expect([...found], 'these are in no list').toEqual([]);
});

test('every rule is in one list, with its reason', () => {
  const lists = [contentRules, codeRules, proseRules, translationRules];
  const ids = lists.flatMap((list) => Object.keys(list));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(Object.values(rules)).not.toContain('');
});

test('a tree without issues has none', () => {
  expect(checkDocs(fixtureOptions('clean'))).toEqual([]);
});

test('a sidebar that cannot be read is an issue of its pages, and of no other sidebar', () => {
  const options = copyFixture('clean');
  edit('docs/en/guide/basic/_meta.json', () => '[ {]');
  const found = checkDocs(options).map(({ file, rule, about = [] }) => [file, rule, about.length]);
  expect(found).toEqual([['docs/en/guide/basic/_meta.json', 'json-syntax', 2]]);
});

test('nothing is missed on a page whose front matter has no end', () => {
  const options = copyFixture('clean');
  edit('docs/en/guide/lib.mdx', (source) => source.replace('\n---', ''));
  expect(summarize(checkDocs(options))).toEqual(['docs/en/guide/lib.mdx:1 front-matter-syntax']);
});

test('line ends and byte order marks of other systems change nothing', () => {
  const options = copyFixture('broken');
  const before = checkDocs(options);
  for (const name of listFiles(options.base)) {
    edit(name, (source) => `\uFEFF${source.replace(/^\uFEFF/, '').replaceAll('\n', '\r\n')}`);
  }
  expect(checkDocs(options)).toEqual(before);
});

test('the same check called again sees what was saved, added and removed', () => {
  const check = createContentCheck(copyFixture('clean'));
  expect(check()).toEqual([]);

  edit('docs/en/guide/lib.mdx', (source) => source.replace('# Lib', '# Library'));
  write('docs/en/guide/new.mdx', 'Text.\n');
  edit('i18n.json', (source) => source.replace('"zh": "关闭"', '"zh": ""'));
  rmSync(resolve('docs/en/guide/plain.md'));
  expect(summarize(check())).toEqual([
    'docs/en/guide/_meta.json:1 meta-unlisted-page',
    'docs/en/guide/_meta.json:3 meta-missing-page',
    'docs/en/guide/new.mdx:1 front-matter-description-missing',
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

test('a missing folder or text file is an issue, no crash', () => {
  expect(summarize(checkDocs(nowhere))).toEqual([
    'docs:1 missing-file',
    'i18n.json:1 missing-file',
  ]);
});

test.each([
  ['site/glossary.zh.json', '[\n{ "en": "alias", "zh": "别名" }]', '2 data-type'],
  ['site/exampleSubjects.json', '"styles"', '1 data-type'],
  ['site/oldAddresses.json', '{\n"pages": [], "ids": {} }', '2 data-type'],
  ['build/check/valueSources.json', '{\n"versions": 5', '2 json-syntax'],
])('of a wrong %s nothing else is said', (file, text, issue) => {
  const options = copyFixture('broken');
  write(file, text);
  expect(summarize(checkDocs(options))).toEqual([`${file}:${issue}`]);
});

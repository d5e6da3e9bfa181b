import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { calloutName, findSearchIndex } from '../../../site/framework';

const read = (file: string) =>
  readFileSync(path.join('node_modules/@rspress/core/dist/node', file), 'utf8');
const advice = 'adapt site/framework.ts to how Rspress names it now';

test('Rspress makes `:::` containers the component that the theme draws', () => {
  expect(read('mdx/remarkPlugins/containerSyntax.js'), advice).toContain(`'${calloutName}'`);
});

test('Rspress names the search index as the search looks for it', () => {
  const name = '`${SEARCH_INDEX_NAME}${indexVersion}${indexLang}.${indexHash}.json`';
  expect(read('runtimeModule/pageData/createPageData.js'), advice).toContain(name);
  const hashes = { '###en': 'aaa', '###zh': 'bbb', '1.0.1###en': 'ccc' };
  expect(findSearchIndex(hashes, '', ['zh', 'en'])).toBe('/static/search_index.zh.bbb.json');
  expect(findSearchIndex(hashes, '1.0.1', ['zh', 'en'])).toBe(
    '/static/search_index.1_0.1.en.ccc.json',
  );
  expect(findSearchIndex(hashes, '2.0.0', ['en'])).toBeUndefined();
});

test('pages of Rspress and our theme have one copy of what gives components to MDX', () => {
  const find = (file: string) => createRequire(path.resolve(file)).resolve('@mdx-js/react');
  expect(find('package.json')).toBe(find('node_modules/@rspress/core/package.json'));
});

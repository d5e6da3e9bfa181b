import { expect, it } from '@rstest/core';
import tool from '../../facts/results/tool.json';
import { answerQuery } from '../../search/answerQuery';
import type { SearchRecord } from '../../site/searchRecord';
import { listFiles, readBuilt } from '../support/builtSite';
import { createLocalSearch } from '../support/createLocalSearch';

const indexFile = listFiles().find((file) => /^static\/search_index\.en\.\w+\.json$/.test(file));
const json = readBuilt(indexFile ?? '');
const records: SearchRecord[] = JSON.parse(json);
const search = createLocalSearch(records);
const findPage = (query: string) => answerQuery(query, search, { limit: 1 }).hits[0]?.page.href;

/** `dts.autoExtension` → `dts-auto-extension`, `shims.cjs['import.meta.url']` → `shims-cjs-import-meta-url`. */
const hyphenate = (path: string): string =>
  (path.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).join('-').toLowerCase();

/** What documents it is called like its first part: `output` of a library, and that of Rsbuild. */
const options = tool.options.map(({ path }) => ({
  path,
  query: hyphenate(path),
  page: new RegExp(`^/config/\\w+/${hyphenate(path.split('.')[0] ?? '')}$`),
}));

it('reads documents in the form of the specification, with nothing packed into their text', () => {
  for (const { id, title, content, toc, routePath, domain } of records) {
    const form = [id, title, content, toc, routePath, domain].map((value) => typeof value);
    expect(form, routePath).toEqual(['number', 'string', 'string', 'object', 'string', 'string']);
  }
  expect(records.map(({ content }) => content).join('')).not.toMatch(/[^\P{Cc}\s]|\p{Co}/u);
});

it('begins each record so that it can be told from the one before while the index comes', () => {
  expect(json.split(/(?<=\}),(?=\{"id":\d)/)).toHaveLength(records.length);
});

it('asks for every option', () => {
  expect(options.length).toBeGreaterThan(70);
});

it.each(options)('$path is found first on its page', ({ path, page }) => {
  expect(findPage(path)).toMatch(page);
});

it.each(options)('$query, written with hyphens, too', ({ query, page }) => {
  expect(findPage(query)).toMatch(page);
});

it.each([
  ['dts.isolated', '/releases/0-22'],
  ['source.alias', '/releases/0-20'],
])('among releases, %s leads to the one that changed it', (query, page) => {
  const { hits } = answerQuery(query, search, { limit: 1, facet: 'releases' });
  expect(hits[0]?.page.href).toBe(page);
});

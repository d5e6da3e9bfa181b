import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@rstest/core';
import { normalizeHref } from '../../../../bench/search/judge.mjs';
import { collectPageIds } from '../../../../build/check/content/links';
import { createFileCache, toRoute } from '../../../../build/read/files';
import { readPage } from '../../../../build/read/page';
import { readSite } from '../../../../build/check/site';
import { repository } from '../../../../facts/cases/paths';

interface Query {
  query: string;
  class: string;
  /** Where a site has several languages, the one that is asked in. */
  lang?: string;
  relevant: Readonly<Record<string, number>>;
}

const folder = path.join(repository, 'bench/search/queries');
const readFile = createFileCache((source) => readPage(source));

/** Files of questions, the docs that are asked, their languages (the default one first), and how many. */
const sets: [name: string, docs: string, languages: string[], least: number, classes: number][] = [
  ['en', 'docs', ['en', 'zh'], 250, 11],
  // Asked of the English pages, which carry Chinese keywords.
  ['zh', 'docs', ['en', 'zh'], 60, 7],
  ['readers', 'docs', ['en', 'zh'], 60, 1],
  ['zh-fixture', 'tests/fixtures/chinese/docs', ['zh'], 60, 6],
  ['other-scripts', 'tests/fixtures/other-scripts/docs', ['ko', 'ja', 'ru'], 30, 6],
];

it.each(sets)('the questions of %s can be scored', (name, docs, languages, least, classes) => {
  const { queries } = JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as {
    queries: Query[];
  };
  const root = path.join(repository, docs);
  const site = readSite({ root, readPage: (file) => readFile(path.join(root, file)) });
  const pages = new Map(
    [...site.pages].map(([file, page]) => {
      const language = languages.find((one) => file.startsWith(`${one}/`));
      const { route } = toRoute(language ? file.slice(language.length) : file);
      return [`${language ?? languages[0]} ${normalizeHref(route).page}`, page];
    }),
  );
  const issues = queries.flatMap(({ query, lang = languages[0], relevant }) => [
    ...(query.trim() === query && query ? [] : [`“${query}” is empty, or has spaces around it`]),
    ...(Object.values(relevant).includes(3) ? [] : [`“${query}” has no page that answers it (3)`]),
    ...Object.keys(relevant).flatMap((href) => {
      const { page, anchor } = normalizeHref(href);
      const known = pages.get(`${lang} ${page}`);
      const isThere = known && (!anchor || collectPageIds(known, site)?.has(anchor) !== false);
      return isThere ? [] : [`“${query}” names ${href}, which is not there`];
    }),
  ]);
  expect(issues).toEqual([]);
  const asked = queries.map(({ query, lang }) => `${lang} ${query.toLowerCase()}`);
  expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([]);
  expect(queries.length).toBeGreaterThanOrEqual(least);
  expect(new Set(queries.map((one) => one.class)).size).toBe(classes);
});

it('every file of questions is looked at', () => {
  // Those of others are graded by them, for other pages.
  const known = [...sets.map(([name]) => `${name}.json`), 'supplied.json'];
  expect(readdirSync(folder).sort()).toEqual(known.sort());
});

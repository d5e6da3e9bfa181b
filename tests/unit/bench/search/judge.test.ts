import { describe, expect, it } from '@rstest/core';
import { judgeAnswer, normalizeHref } from '../../../../bench/search/judge.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { collectPageIds } from '../../../../build/check/content/links';
import { createFileCache, toRoute } from '../../../../build/read/files';
import { readPage } from '../../../../build/read/page';
import { readSite } from '../../../../build/check/site';
import { repository } from '../../../../facts/cases/paths';

const relevant = { '/a': 3, '/a#use': 3, '/b': 2, '/c#note': 1 };

describe('judgeAnswer', () => {
  it('counts pages once, in the order in which they are seen', () => {
    expect(judgeAnswer(['/x', '/x#one', '/x#two', '/y', '/b#part', '/a'], relevant).rank).toBe(3);
  });

  it('takes what helps much for right, what answers for best', () => {
    expect(judgeAnswer(['/b'], relevant)).toMatchObject({ rank: 1, isBestFirst: false });
    expect(judgeAnswer(['/a'], relevant)).toMatchObject({ rank: 1, isBestFirst: true });
    expect(judgeAnswer(['/c'], relevant)).toMatchObject({ rank: 0 });
  });

  it('gains most by the best order, nothing by other pages', () => {
    expect(judgeAnswer(['/a', '/b', '/c'], relevant).gain).toBe(1);
    const swapped = judgeAnswer(['/b', '/a', '/c'], relevant).gain;
    // (3 + 7/log2 3 + 1/2) / (7 + 3/log2 3 + 1/2)
    expect(swapped).toBeCloseTo((3.5 + 7 / Math.log2(3)) / (7.5 + 3 / Math.log2(3)), 10);
    expect(judgeAnswer(['/x'], relevant).gain).toBe(0);
  });

  it('asks for the section itself, not for its page', () => {
    expect(judgeAnswer(['/a', '/a#use'], relevant).isSectionFirst).toBe(false);
    expect(judgeAnswer(['/a#use'], relevant).isSectionFirst).toBe(true);
  });
});

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
  const site = readSite(root, (file) => readFile(path.join(root, file)));
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

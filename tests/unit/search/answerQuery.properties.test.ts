import { expect, it } from '@rstest/core';
import fc from 'fast-check';
import { answerQuery } from '../../../search/answerQuery';
import type { SearchHit } from '../../../search/SearchHit';
import { createLocalSearch } from '../../support/createLocalSearch';
import { createQueries } from './arbitraryQueries';
import { createRecord } from './createRecord';
import { findMarkIssue } from './findMarkIssue';

const subjects = [
  ['autoExternal', 'Leaves dependencies out of the bundle.'],
  ['output.minify', 'Compresses the files, café and İstanbul included.'],
  ['模块联邦', '运行时共享模块，构建格式 esm 与 cjs。'],
  ['--dts-bundle', 'Bundles declaration files; see `__dirname` and (a+b)* <b>too</b>.'],
  ['ガイド', 'ライブラリをビルドする。\u{1F600} ok'],
] as const;

/** Enough pages for a question to have more answers than are shown, some of which say the same. */
function createLargeSearch() {
  const records = Array.from({ length: 60 }, (_, page) => {
    const [title, intro] = subjects[page % subjects.length] ?? subjects[0];
    return createRecord({
      routePath: `/${page % 2 === 0 ? 'guide' : 'config/lib'}/page-${page}`,
      title: `${title} ${page}`,
      intro,
      sections: subjects.map(([heading, text]) => [heading, `${text} `.repeat(1 + (page % 7))]),
      terms: page % 3 === 0 ? ['词', 'bundle', 'externals'] : [],
    });
  });
  return createLocalSearch(records);
}

const search = createLargeSearch();
const queries = createQueries(search.index.vocabulary);

it('answers anything, with marks inside of titles and excerpts', () => {
  let marked = 0;
  fc.assert(
    fc.property(queries, (query) => {
      const texts = answerQuery(query, search).hits.flatMap(({ title, excerpt }) => [
        title,
        excerpt,
      ]);
      marked += texts.flatMap(({ marks }) => marks).length;
      expect(texts.flatMap((text) => findMarkIssue(text) ?? [])).toEqual([]);
    }),
  );
  expect(marked).toBeGreaterThan(0);
});

it('marks in every hit what it was found by, whatever words of the site are asked for', () => {
  const word = fc.constantFrom(...search.index.vocabulary);
  fc.assert(
    fc.property(word, word, (first, second) => {
      const { hits } = answerQuery(`${first} ${second}`, search);
      expect(hits.length).toBeGreaterThan(0);
      const isMarked = ({ title, excerpt }: SearchHit) => title.marks.length + excerpt.marks.length;
      expect(hits.filter((hit) => !isMarked(hit)).map(({ href }) => href)).toEqual([]);
    }),
  );
});

it('answers alike each time, whatever was asked before', () => {
  const list = (query: string, from = search) =>
    answerQuery(query, from).hits.map(({ href }) => href);
  fc.assert(
    fc.property(fc.array(queries, { minLength: 1, maxLength: 4 }), (asked) => {
      const fresh = createLargeSearch();
      const answers = asked.toReversed().map((query) => list(query, fresh));
      expect(asked.map((query) => list(query))).toEqual(answers.toReversed());
      expect(asked.map((query) => list(query))).toEqual(answers.toReversed());
    }),
    { numRuns: 12 },
  );
});

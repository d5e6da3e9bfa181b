import { expect, it } from '@rstest/core';
import { answerQuery, getPageTrail, orderByPage } from '../../../search/answerQuery';
import { createLocalSearch } from '../../support/createLocalSearch';
import { createRecord } from './createRecord';
import type { Section } from '../../../search/sections';

const records = [
  createRecord({
    routePath: '/guide/start/glossary',
    title: 'Glossary <b>of</b> words',
    intro:
      'Words: ESM, CJS (a+b)*, $&, İstanbul, naïve café, 模块联邦与构建格式。\u{1F600} ok '.repeat(
        8,
      ),
    sections: [
      ['Tree shaking', 'Leaves exports out. '.repeat(20)],
      ['模块联邦', '运行时共享模块。'.repeat(20)],
    ],
  }),
];
const search = createLocalSearch(records);

it('finds signs that are in the text, and marks them', () => {
  for (const signs of ['(a+b)*', '$&']) {
    expect(answerQuery(signs, search).hits[0]?.page.href).toBe('/guide/start/glossary');
  }
  const { text, marks } = answerQuery('$&', search).hits[0]?.excerpt ?? { text: '', marks: [] };
  expect(marks.map(({ start, end }) => text.slice(start, end))).toContain('$&');
});

it('marks the words of a synonym next to each other only, and what was typed anywhere', () => {
  const local = createLocalSearch([
    createRecord({
      routePath: '/config/lib/dts',
      title: 'dts',
      sections: [['Bundle', 'Each file of dts, and all declaration files.']],
    }),
  ]);
  const hit = answerQuery('dts', local).hits.find(({ title }) => title.text === 'Bundle');
  const { text = '', marks = [] } = hit?.excerpt ?? {};
  expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual([
    'dts',
    'declaration',
    'files',
  ]);
});

it('gives as many hits as are needed, and says how many there are', () => {
  const { hits, total } = answerQuery('words', search);
  expect(total).toBe(hits.length);
  expect(total).toBeGreaterThan(1);
  expect(answerQuery('words', search, { limit: 1 })).toEqual({ hits: hits.slice(0, 1), total });
});

const titles = new Map([
  ['/config/lib', 'lib'],
  ['/config/lib/dts', 'dts'],
]);

it('names the section and the pages above', () => {
  expect(getPageTrail(createRecord({ routePath: '/config/lib/dts' }), titles)).toEqual([
    'Config',
    'lib',
  ]);
});

it('is that of the address where the text is in another language', () => {
  const fallback = createRecord({ routePath: '/zh/config/lib/dts', lang: 'en' });
  const chinese = new Map([['/zh/config/lib', 'lib 概览']]);
  expect(getPageTrail(fallback, chinese)).toEqual(['配置', 'lib 概览']);
});

const createSection = (page: number, id: string): Section => ({
  page,
  route: `/${page}`,
  id,
  heading: id,
  isShared: false,
  above: [],
  ids: [],
  text: '',
  hiddenWords: '',
  searchTerms: [],
  searchTermStems: [],
  lower: { heading: id, text: '', searchTerms: [] },
  spellings: [id],
});

const order = (...ids: string[]) => {
  const sections = ids.map((id) => createSection(Number(id[0]), id));
  const ranked = sections.map((_, section) => ({ section, score: 1 }));
  return orderByPage(ranked, sections, 4).map(({ id }) => id);
};

it('puts the sections of a page together, pages by their best', () => {
  expect(order('2a', '1a', '2b', '1b')).toEqual(['2a', '2b', '1a', '1b']);
});

it('keeps four sections of a page', () => {
  expect(order('1a', '1b', '1c', '1d', '1e', '2a')).toEqual(['1a', '1b', '1c', '1d', '2a']);
});

it('orders a page by what its sections are worth there', () => {
  const sections = ['1', '1a', '2'].map((id) => createSection(Number(id[0]), id));
  const ranked = [
    { section: 0, score: 3, inPage: 1 },
    { section: 2, score: 2 },
    { section: 1, score: 1.5 },
  ];
  expect(orderByPage(ranked, sections, 4).map(({ id }) => id)).toEqual(['1a', '1', '2']);
});

it('ends at a hundred', () => {
  const ids = Array.from({ length: 150 }, (_, page) => createSection(page, `${page}`));
  const ranked = ids.map((_, section) => ({ section, score: 1 }));
  expect(orderByPage(ranked, ids, 4)).toHaveLength(100);
});

import { expect, it } from '@rstest/core';
import { answerQuery, getPageTrail } from '../../../search/answerQuery';
import { createLocalSearch } from '../../support/createLocalSearch';
import { createRecord } from './createRecord';

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

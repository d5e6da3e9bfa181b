import { expect, it, onTestFinished } from '@rstest/core';
import { answerQuery } from '../../../search/answerQuery';
import { listQueryWords } from '../../../search/bonuses';
import { parseQuery } from '../../../search/query';
import { bonus, fields, fieldWorth } from '../../../search/weights';
import { createLocalSearch } from '../../support/createLocalSearch';
import { createRecord, type RecordParts } from './createRecord';

/** A page may be named by its route alone. */
type Pages = Record<string, RecordParts>;

function search(query: string, pages: Pages): string[] {
  const records = Object.entries(pages).map(([routePath, parts]) =>
    createRecord({ routePath, title: routePath.split('/').at(-1), ...parts }),
  );
  return answerQuery(query, createLocalSearch(records)).hits.map(({ href }) => href);
}

/** Says nothing that is asked for. */
const filler = 'Plain words about other matters are here, so that the page is not empty. ';
const under = (heading: string): RecordParts => ({ sections: [[heading, filler]] });
const install = (word: string): Pages => {
  const shared: RecordParts = { sections: [[`${word} it`, `To ${word} it, ${word} the plugin.`]] };
  return { '/dts': shared, '/svgr': shared, '/start': { terms: [word] } };
};
/** Hundreds that say the word of a flag. */
const flagWord: Pages = Object.fromEntries(
  Array.from({ length: 300 }, (_, at) => [`/guide/page-${at}`, { title: `Bundle all ${at}` }]),
);

/** Queries with their first hits. Of two pages that are alike the first is first where no bonus decides. */
const examples: [pages: Pages, answers: Record<string, string[]>][] = [
  [
    {
      '/text': {
        title: 'External auto',
        intro: 'auto external, lib bundle',
        terms: ['auto', 'external'],
      },
      '/auto-external': { title: 'lib.autoExternal', intro: filler },
      '/config/lib/bundle': { intro: filler },
      '/dts': under('bundle'),
    },
    {
      'auto-external': ['/auto-external'],
      autoEx: ['/auto-external'],
      'lib.bundle': ['/config/lib/bundle'],
      'dts.bundle': ['/dts#bundle'],
    },
  ],
  [
    {
      '/functions': under('createRslib'),
      '/start': { intro: 'create-rslib asks for a folder.', terms: ['create-rslib'] },
    },
    { 'create-rslib': ['/start'], createRslib: ['/functions#createrslib'] },
  ],
  [
    {
      '/output': under('output.distPath'),
      '/guide/basic/cli': {
        title: 'Command line',
        sections: [
          ['Traps', 'Beware of --dist-path twice: --dist-path.'],
          ['What comes out', filler],
        ],
        names: ['', '', '--dist-path'],
      },
    },
    {
      '--dist-path': ['/guide/basic/cli#what-comes-out', '/guide/basic/cli#traps'],
      distPath: ['/output#output.distpath'],
    },
  ],
  [
    {
      ...flagWord,
      '/guide/basic/cli': { ...under('What'), title: 'Command line', names: ['', '-b --bundle'] },
    },
    {
      '--bundle': ['/guide/basic/cli#what'],
      '-b': ['/guide/basic/cli#what'],
      '--bundle false': ['/guide/basic/cli#what'],
    },
  ],
  [
    {
      '/dts': under('dts.distPath'),
      '/output': under('output.distPath'),
      '/one': { intro: 'Set output.distPath.' },
      '/two': { intro: 'Set output.distPath.' },
    },
    { 'dist-path': ['/output#output.distpath', '/dts#dts.distpath'] },
  ],
  [
    {
      '/all': {
        sections: [
          ['测试', '排除 测试 文件'],
          ['文件', '排除 测试 文件'],
        ],
      },
      '/entries': { intro: '默认入口。', terms: ['排除测试文件'] },
    },
    { 如何排除测试文件: ['/entries'], 测试文件要排除: ['/entries'] },
  ],
  [
    {
      '/dts': under('build'),
      '/faster': { sections: [['Make slow build of dts faster', 'It is slow.']] },
    },
    {
      'why is the dts build slow': ['/faster#make-slow-build-of-dts-faster'],
      'dts build': ['/dts#build'],
    },
  ],
  [install('install'), { install: ['/start'] }],
  [install('安装'), { 安装: ['/start'] }],
  [{ '/a': { terms: ['global umd'] }, '/b': { terms: ['umd global'] } }, { 'umd global': ['/b'] }],
  [{ '/a': { intro: 'A quickstep.' }, '/b': { title: 'Quick start' } }, { quickst: ['/b'] }],
  [
    { '/a': { intro: 'A map of the declaration.' }, '/b': { intro: 'The declaration map.' } },
    { 'declaration map': ['/b'] },
  ],
  [
    {
      '/a': { intro: 'Comments are what all keep.' },
      '/b': { intro: 'Keep, as all comments do.' },
    },
    { 'keep all comments': ['/b'] },
  ],
  [
    { '/a': under('Comments to keep'), '/b': under('To keep comments') },
    { 'keep comments': ['/b#to-keep-comments'] },
  ],
  [
    {
      '/a': {
        sections: [
          ['Files', filler],
          ['Speed', filler],
        ],
      },
      '/b': { title: 'Files', ...under('Speed') },
    },
    { 'speed of files': ['/b#speed'] },
  ],
  [
    { '/a': { intro: 'A polyfill.' }, '/b': { intro: 'A polyfill is a polyfill.' } },
    { polyfill: ['/b'] },
  ],
  [
    { '/a': { intro: filler, names: ['createRslib'] }, '/b': { intro: 'Names: createRslib.' } },
    { createRslib: ['/a'] },
  ],
  [
    { '/a': under('Bundle format target minify'), '/b': under('Bundle format') },
    { 'format bundle': ['/b#bundle-format'] },
  ],
];
const questions = examples.flatMap(([pages, answers]) =>
  Object.entries(answers).map(([query, first]) => ({ query, pages, first })),
);
const isAnswered = ({ query, pages, first }: (typeof questions)[number]) =>
  search(query, pages).slice(0, first.length).join() === first.join();

it('pages that are meant are found first', () => {
  expect(questions.filter((one) => !isAnswered(one)).map(({ query }) => query)).toEqual([]);
});

it.each([
  ...Object.keys(bonus).map((name) => [name, bonus] as const),
  ...fields.map((name) => [name, fieldWorth] as const),
])('“%s” decides one of these questions', (name, weights) => {
  const changed: Record<string, number> = weights;
  const before = changed[name] ?? 0;
  onTestFinished(() => void (changed[name] = before));
  changed[name] = 0;
  expect(questions.every(isAnswered)).toBe(false);
});

it('a query is about its words that are somewhere, and not about those that only ask', () => {
  const query = parseQuery('how build qwertz');
  const evidence = [2, 3, 0].map((importance) => ({ importance, worths: new Float32Array() }));
  expect(listQueryWords(query, evidence)).toEqual({
    importances: new Map([['build', 3]]),
    total: 3,
  });
});

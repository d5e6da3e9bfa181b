import { expect, it, onTestFinished } from '@rstest/core';
import { answerQuery } from '../../../search/answerQuery';
import { listQueryWords } from '../../../search/bonuses';
import { parseQuery } from '../../../search/query';
import { bonus, factor, fields, fieldWeight } from '../../../search/weights';
import { createLocalSearch } from '../../support/createLocalSearch';
import { createRecord, type RecordParts } from './createRecord';

/** A page may be named by its route alone. */
type Pages = Record<string, RecordParts>;
type Example = [pages: Pages, answers: Record<string, string[]>];

function search(query: string, pages: Pages): string[] {
  const records = Object.entries(pages).map(([routePath, parts]) =>
    createRecord({ routePath, title: routePath.split('/').at(-1), ...parts }),
  );
  return answerQuery(query, createLocalSearch(records)).hits.map(({ href }) => href);
}

/** Says nothing that is asked for. */
const filler = 'Plain words about other matters are here, so that the page is not empty. ';
const under = (...headings: string[]): RecordParts => ({
  sections: headings.map((heading) => [heading, filler]),
});
const install = (word: string): Pages => {
  const shared: RecordParts = { sections: [[`${word} it`, `To ${word} it, ${word} the plugin.`]] };
  return { '/dts': shared, '/svgr': shared, '/start': { terms: [word] } };
};
/** Hundreds that say the word of a flag. */
const flagWord: Pages = Object.fromEntries(
  Array.from({ length: 250 }, (_, at) => [`/guide/page-${at}`, { title: `Bundle all ${at}` }]),
);

/** The second page is first, where something decides. */
const pair = (query: string, other: RecordParts, meant: RecordParts): Example => [
  { '/other': other, '/meant': meant },
  { [query]: ['/meant'] },
];

/** Queries with their first hits. */
const examples: Example[] = [
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
  [
    {
      '/spoken': {
        title: 'Output of widgets',
        sections: [['Modules of a widget', 'Widget files and their modules, in auto mode.']],
      },
      '/output': { sections: [['widgetModules', 'How they are named.']] },
    },
    { 'output-widget-modules-auto': ['/output'] },
  ],
  [install('install'), { install: ['/start'] }],
  [install('安装'), { 安装: ['/start'] }],
  [
    {
      '/guide/migration/tsup': under('External dependencies'),
      '/meant': under('External dependencies'),
    },
    { 'external dependencies': ['/meant'] },
  ],
  [
    { '/dts': under('Install'), '/svgr': under('Install'), '/start': { terms: ['install'] } },
    { install: ['/start'] },
  ],
  [
    { ...flagWord, '/common': under('Bundle'), '/rare': { intro: 'A dirname.' } },
    { 'bundle dirname': ['/common'] },
  ],
  pair(
    'web worker',
    { sections: [['What can go wrong', 'A web worker.']] },
    { sections: [['How to start one', 'A web worker.']] },
  ),
  pair(
    'module federation',
    { ...under('Of it'), sectionTerms: { 'Of it': ['module federation'] } },
    { terms: ['module federation'] },
  ),
  pair('?react', { title: 'React' }, { terms: ['?react'], title: 'SVG ?react' }),
  pair('declaration', { title: 'dts' }, { intro: 'A declaration, and one more declaration.' }),
  pair('umd global', { terms: ['global umd'] }, { terms: ['umd global'] }),
  pair('quickst', { intro: 'A quickstep.' }, { title: 'Quick start' }),
  pair('declaration map', { intro: 'A map of the declaration.' }, { intro: 'Declaration map.' }),
  pair(
    'keep all comments',
    { intro: 'Comments all keep.' },
    { intro: 'Keep, as all comments do.' },
  ),
  pair('keep comments', under('Comments to keep'), under('To keep comments')),
  pair('format bundle', under('Bundle format target minify'), under('Bundle format')),
  pair('make sass work', { intro: 'Make it work.' }, { intro: 'A file of Sass.' }),
  pair('how to keep it', { intro: 'How to do it.' }, { intro: 'Keep.' }),
  pair('shmis', under('Shims'), { title: 'Shims' }),
  pair('pack', { intro: 'A package.' }, { intro: 'Pack it.' }),
  pair('publish', { intro: 'They published.' }, { intro: 'To publish.' }),
  pair('quiet terminal lines', under('Quiet'), { intro: 'Quiet lines of a terminal.' }),
  pair('polyfill', { intro: 'A polyfill.' }, { intro: 'A polyfill is a polyfill.' }),
  pair('defineConfig', { intro: 'See defineConfig.' }, { names: ['defineConfig'] }),
  pair('speed of files', under('Files', 'Speed'), { title: 'All files', ...under('Speed') }),
];
const questions = examples.flatMap(([pages, answers]) =>
  Object.entries(answers).map(([query, first]) => ({ query, pages, first })),
);
/** The questions whose first hits are others: “query: found X, wanted Y”. */
const listLost = () =>
  questions.flatMap(({ query, pages, first }) => {
    const hits = search(query, pages);
    if (first.every((href, at) => hits[at]?.startsWith(href))) return [];
    return `${query}: found ${hits.slice(0, first.length).join(', ')}, wanted ${first.join(', ')}`;
  });

it('pages that are meant are found first', () => {
  expect(listLost()).toEqual([]);
});

it.each([
  ...Object.keys(bonus).map((name) => [name, bonus, 0] as const),
  ...Object.keys(factor).map((name) => [name, factor, 1] as const),
  ...fields.map((name) => [name, fieldWeight, 0] as const),
])('“%s” decides one of these questions', (name, weights, neutral) => {
  const changed: Record<string, number> = weights;
  const before = changed[name] ?? 0;
  onTestFinished(() => void (changed[name] = before));
  changed[name] = neutral;
  expect(listLost(), `no question of this file is lost without “${name}”`).not.toEqual([]);
});

it('a query is about its words that are somewhere, and not about those that only ask', () => {
  const query = parseQuery('how build qwertz');
  const evidence = [2, 3, 0].map((importance) => ({ importance, weights: new Float32Array() }));
  expect(listQueryWords(query, evidence)).toEqual({
    importances: new Map([['build', 3]]),
    total: 3,
  });
});

import { expect, it } from '@rstest/core';
import type { SearchRecord } from '../../../site/searchRecord';
import { parseQuery } from '../../../search/query';
import { rankSections } from '../../../search/rankSections';
import { createLocalSearch, synonyms } from '../../support/createLocalSearch';
import { createRecord } from './createRecord';

const records: SearchRecord[] = [
  createRecord({
    routePath: '/guide/start/quick-start',
    title: 'Quick start',
    terms: ['scaffold', 'create', '快速开始', '脚手架'],
    intro: 'Make a library with one format and an auto generated config.',
    sections: [['Install', 'Add @rslib/core. External tools are not needed.']],
  }),
  createRecord({
    routePath: '/config/lib/auto-external',
    title: 'autoExternal',
    terms: ['依赖外部化'],
    intro: 'Keeps dependencies out of the output.',
    sections: [
      ['Type', 'boolean'],
      ['peerDependencies', 'Stay external in every format.'],
    ],
  }),
  createRecord({
    routePath: '/config/lib/bundle',
    title: 'bundle',
    intro: 'One file per entry.',
    sections: [['Errors', 'Needs the esm or cjs format.']],
  }),
  createRecord({
    routePath: '/config/lib/dts',
    title: 'dts',
    terms: ['类型声明', 'declaration files'],
    intro: 'Declaration files.',
    sections: [
      ['bundle', 'Joins them into one.'],
      ['### bundledPackages', 'Which packages are joined.'],
    ],
  }),
  createRecord({
    routePath: '/config/lib/shims',
    title: 'shims',
    intro: 'Gives __dirname and import.meta.url where a format lacks them.',
    sections: [['ESM', 'In an ES module __dirname is kept by shims.esm.']],
  }),
  createRecord({
    routePath: '/config/rsbuild/output',
    title: 'output',
    sections: [
      ['output.minify', 'Makes the output small.'],
      ['minify and source maps', 'What to look at.'],
    ],
  }),
];
const { index } = createLocalSearch(records);

const search = (query: string): string[] =>
  rankSections(parseQuery(query, synonyms), index).ranked.map(({ section: position }) => {
    const section = index.sections[position];
    const route = records[section?.page ?? -1]?.routePath.split('/').at(-1) ?? '';
    return section?.id ? `${route}#${section.id}` : route;
  });

it.each([
  ['min', 1],
  ['minify', 4],
  ['output min', 1],
  ['output minify', 4],
  ['min output', 4],
])('lets a page answer %s with so many sections: %i', (query, count) => {
  expect(rankSections(parseQuery(query, synonyms), index).sectionsPerPage).toBe(count);
});

it('puts a name before a mention, and a page before a section of that name', () => {
  expect(search('bundle').slice(0, 2)).toEqual(['bundle', 'dts#bundle']);
});

it.each([
  ['scaffold', 'quick-start'],
  ['declaration files', 'dts'],
  ['脚手架', 'quick-start'],
  ['类型声明文件', 'dts'],
  ['依赖', 'auto-external'],
  ['库 脚手架', 'quick-start'],
])('finds the search terms of a page: %s', (query, first) => {
  expect(search(query)[0]).toBe(first);
});

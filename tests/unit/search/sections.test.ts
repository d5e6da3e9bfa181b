import { expect, it } from '@rstest/core';
import { createSplitter } from '../../../search/sections';
import { createRecord } from './createRecord';

it('makes a section of the page and of each heading, in reading order', () => {
  const record = createRecord({
    title: 'dts',
    description: 'Declaration files.',
    routePath: '/config/lib/dts',
    intro: 'What it does.',
    sections: [
      ['Type', 'boolean\tfalse\n\nMore.'],
      ['### bundle', 'Joins them.'],
      ['Errors', ''],
    ],
    terms: ['类型声明'],
    names: ['defineConfig', '', 'bundledPackages', ''],
  });
  const sections = createSplitter()(record, 0);
  expect(sections.map(({ heading, above, text }) => ({ heading, above, text }))).toEqual([
    { heading: 'dts', above: [], text: 'Declaration files. What it does.' },
    { heading: 'Type', above: [], text: 'boolean · false More.' },
    { heading: 'bundle', above: ['Type'], text: 'Joins them.' },
    { heading: 'Errors', above: [], text: '' },
  ]);
  expect(sections.map(({ hiddenWords }) => hiddenWords)).toEqual([
    'defineConfig',
    '',
    'bundledPackages',
    '',
  ]);
  expect(sections[0]?.searchTerms).toEqual(['类型声明', 'config', 'lib', 'dts']);
});

it('gives a section its search terms, and its page those of all its sections', () => {
  const record = createRecord({
    routePath: '/a',
    sections: [
      ['Watch', ''],
      ['Build', ''],
    ],
    terms: ['page'],
    sectionTerms: { Watch: ['rebuild'] },
  });
  expect(createSplitter()(record, 0).map(({ searchTerms }) => searchTerms)).toEqual([
    ['page', 'rebuild', 'a'],
    ['rebuild'],
    [],
  ]);
});

it('knows an option by its full name, whatever of it the heading repeats', () => {
  const record = createRecord({
    title: 'lib.dts',
    routePath: '/config/lib/dts',
    sections: [
      ['dts.bundle', ''],
      ['isolated', ''],
      ['### dts.isolated.fast', ''],
    ],
  });
  expect(createSplitter()(record, 0).map(({ spellings }) => spellings)).toEqual([
    ['libdts', 'dts'],
    ['dtsbundle', 'bundle', 'libdtsbundle'],
    ['isolated', 'libdtsisolated'],
    ['dtsisolatedfast', 'fast', 'libdtsisolatedfast'],
  ]);
});

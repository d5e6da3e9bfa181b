import { describe, expect, it } from '@rstest/core';
import { suggestNames, suggestSpellings, listNames } from '../../../search/nameSuggestions';
import { createRecord } from './createRecord';

const names = [
  'output.sourceMap',
  'output.externals',
  'lib.banner',
  'banner.js',
  '--no-dts',
  'lib.dts',
];

describe('suggestNames', () => {
  it('finds the name that was meant, by its last or its full name', () => {
    expect(suggestNames('sourcmaps', names)).toEqual(['output.sourceMap']);
    expect(suggestNames('externlz', names)).toEqual(['output.externals']);
    expect(suggestNames('--nodtz', names)[0]).toBe('--no-dts');
  });

  it('is empty for what is like nothing', () => {
    for (const query of ['zzqqxx', 'banana', '', '  ', '..', 'zq'.repeat(5000), '\ud800']) {
      expect(suggestNames(query, names)).toEqual([]);
    }
  });

  it('gives four at most, the nearest first', () => {
    const many = ['shims.esmX', 'shims.esm1', 'shims.esm22', 'shims.esm333', 'shims.esm'];
    const found = suggestNames('shims.esmm', many);
    expect(found).toHaveLength(4);
    expect(found).not.toContain('shims.esm333');
  });
});

describe('suggestSpellings', () => {
  const records = [
    createRecord({ title: 'lib.banner', terms: ['top comment'] }),
    createRecord({
      title: 'Declaration files',
      sections: [['Source maps', '']],
      sectionTerms: { 'Source maps': ['debugging in a browser'] },
    }),
  ];

  it('finds words of titles, headings and search terms, after names', () => {
    expect(suggestSpellings('declrtion', records)).toEqual(['declaration']);
    expect(suggestSpellings('a debuging brwser', records)).toEqual(['debugging', 'browser']);
    expect(suggestSpellings('baner commnt', records)).toEqual(['lib.banner', 'comment', 'banner']);
  });

  it('does not suggest what was asked', () => {
    expect(suggestSpellings('declaration', records)).toEqual([]);
  });
});

describe('listNames', () => {
  it('lists options and exports that pages are named for or have headings about', () => {
    const headings = ['dts.bundle', 'createRslib', 'Use it', 'Next'];
    const sections = headings.map((text): [string, string] => [text, '']);
    expect(listNames([createRecord({ title: 'lib.dts', sections })])).toEqual([
      'lib.dts',
      'dts.bundle',
      'createRslib',
    ]);
  });

  it('lists the flags that are in the code of the page about the command line', () => {
    const names = ['', '--no-dts rslib --log-level build -w'];
    const record = createRecord({ title: 'Commands', names });
    expect(listNames([{ ...record, routePath: '/guide/basic/cli' }])).toEqual([
      '--no-dts',
      '--log-level',
    ]);
    expect(listNames([{ ...record, routePath: '/guide/start/' }])).toEqual([]);
  });
});

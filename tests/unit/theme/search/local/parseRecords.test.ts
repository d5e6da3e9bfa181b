import { describe, expect, it } from '@rstest/core';
import { parseRecords } from '../../../../../theme/search/local/parseRecords';
import { packRecords } from '../../../../../build/publish/searchIndex/packRecords';
import { splitSections } from '../../../../../theme/search/local/splitSections';
import { createRecord } from '../createRecord';

const page = { routePath: '/', lang: 'en', title: 'a', content: '' };

describe('parseRecords', () => {
  it('lists the headings that are marked in the text', () => {
    const packed = {
      ...page,
      content: 'Intro.\n\f\fUse it\nText.\n\f\f\fÉté, lib.dts',
      ids: { 1: 'x' },
    };
    expect(parseRecords(JSON.stringify([packed]))).toEqual([
      {
        ...page,
        frontmatter: {},
        content: 'Intro.\nUse it\nText.\nÉté, lib.dts',
        toc: [
          { id: 'use-it', text: 'Use it', depth: 2, charIndex: 7 },
          { id: 'x', text: 'Été, lib.dts', depth: 3, charIndex: 20 },
        ],
      },
    ]);
  });

  it('gives back what was packed', () => {
    const records = [
      createRecord({
        intro: 'Intro.',
        sections: [
          ['Use', 'Text'],
          ['### dts.bundle', 'More.'],
          ['End', ''],
        ],
        sectionKeywords: { End: ['finish', '结束'] },
      }),
      createRecord({ intro: '' }),
      createRecord({
        keywords: ['types', '类型'],
        sections: [['Use', 'Text']],
        names: ['', 'bundledPackages'],
      }),
    ];
    const read = parseRecords(JSON.stringify(packRecords(records)));
    expect(splitSections(read)).toEqual(splitSections(records));
  });

  it('puts words in the place of their signs, and leaves signs that stand for none', () => {
    const words = { keywords: ['\u0501'], names: [['x\u0500']], common: ' the\nfiles' };
    const packed = { ...page, content: 'In\u0500 \u0501\u0502.', description: '\u0501', words };
    expect(parseRecords(JSON.stringify([packed]))).toEqual([
      {
        ...page,
        content: 'In the files\u0502.',
        description: 'files',
        frontmatter: { keywords: ['files'] },
        names: ['x the'],
        toc: [],
      },
    ]);
  });

  it.each([
    ['a page of the host', '<!doctype html><title>Not found</title>'],
    ['half a file', '[{"routePath":"/'],
  ])('refuses %s', (_, json) => {
    expect(() => parseRecords(json)).toThrow(SyntaxError);
  });

  it.each([
    ['no list', '{}'],
    ['null', 'null'],
    ['a list of none', '[]'],
    ['no entries', '[1, null]'],
    ['an entry without text', '[{"routePath":"/","lang":"en","title":"a"}]'],
    ['keywords that are none', JSON.stringify([{ ...page, words: { keywords: [7] } }])],
    ['names that are none', JSON.stringify([{ ...page, words: { names: ['defineConfig'] } }])],
    ['words that are none', JSON.stringify([{ ...page, words: null }])],
    ['words in a text', JSON.stringify([{ ...page, words: 'tsup' }])],
    ['signs for no words', JSON.stringify([{ ...page, words: { common: [' the'] } }])],
    ['a description that is none', JSON.stringify([{ ...page, description: 7 }])],
    ['words of other pages', JSON.stringify([{ ...page, words: { keywords: ['', ''] } }])],
    ['anchors that are none', JSON.stringify([{ ...page, ids: { 0: null } }])],
  ])('refuses %s', (_, json) => {
    expect(() => parseRecords(json)).toThrow('The search index is not a list of pages.');
  });
});

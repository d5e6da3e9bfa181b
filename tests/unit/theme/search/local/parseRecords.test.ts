import { describe, expect, it } from '@rstest/core';
import { parseRecords } from '../../../../../theme/search/local/parseRecords';
import { createRecord } from '../createRecord';

describe('parseRecords', () => {
  it('reads what was written', () => {
    const records = [
      createRecord({ intro: 'Intro.', terms: ['类型'], names: ['', 'bundledPackages'] }),
      createRecord({ sections: [['Use', 'Text']], sectionTerms: { Use: ['start'] } }),
    ];
    expect(parseRecords(JSON.stringify(records))).toEqual(records);
  });

  it.each([
    ['a page of the host', '<!doctype html><title>Not found</title>'],
    ['half a file', '[{"routePath":"/'],
  ])('refuses %s', (_, json) => {
    expect(() => parseRecords(json)).toThrow(SyntaxError);
  });

  const broken = (fields: object): string => JSON.stringify([{ ...createRecord({}), ...fields }]);
  it.each([
    ['no list', '{}'],
    ['null', 'null'],
    ['a list of none', '[]'],
    ['no pages', '[1, null]'],
    ['a page without text', broken({ content: undefined })],
    ['terms that are none', broken({ terms: [7] })],
    ['names that are none', broken({ names: 'defineConfig' })],
    ['a description that is none', broken({ description: 7 })],
    ['headings that are none', broken({ toc: [null] })],
    ['a heading without an anchor', broken({ toc: [{ text: 'a', depth: 2, charIndex: 0 }] })],
    ['a heading without a place', broken({ toc: [{ id: 'a', text: 'a', depth: 2 }] })],
  ])('refuses %s', (_, json) => {
    expect(() => parseRecords(json)).toThrow('The search index is not a list of pages.');
  });
});

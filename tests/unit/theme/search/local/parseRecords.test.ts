import { describe, expect, it } from '@rstest/core';
import { parseRecords } from '../../../../../theme/search/local/parseRecords';
import { createRecord } from '../createRecord';

describe('parseRecords', () => {
  it('takes an index as it is', () => {
    const records = [createRecord({ sections: [['Use', 'Text']] })];
    expect(parseRecords(JSON.stringify(records))).toEqual(records);
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
    ['no entries', '[1, null]'],
    ['an entry without text', '[{"routePath":"/","lang":"en","title":"a","toc":[]}]'],
    [
      'a heading without a place',
      '[{"routePath":"/","lang":"en","title":"a","content":"","frontmatter":{},"toc":[{"id":"x"}]}]',
    ],
  ])('refuses %s', (_, json) => {
    expect(() => parseRecords(json)).toThrow('The search index is not a list of pages.');
  });
});

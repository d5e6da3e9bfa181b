import { describe, expect, it } from '@rstest/core';
import { addRecent, parseRecent, removeRecent } from '../../../../theme/search/recentSearches';

describe('recent searches', () => {
  it('keep the newest in front, each once whatever its case', () => {
    expect(addRecent(['dts', 'format'], ' Format ')).toEqual(['Format', 'dts']);
    expect(addRecent(['dts'], '   ')).toEqual(['dts']);
  });

  it('are eight at most', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    expect(addRecent(many, 'new')).toEqual(['new', ...many.slice(0, 7)]);
    expect(parseRecent(JSON.stringify([...many, 'i']))).toEqual(many);
  });

  it('lose the one that is removed', () => {
    expect(removeRecent(['dts', 'Format'], 'format')).toEqual(['dts']);
  });

  for (const stored of [
    null,
    '',
    '{',
    '{}',
    '"dts"',
    '[1,null,{},""," "]',
    `["${'a'.repeat(300)}"]`,
  ]) {
    it(`are none where ${String(stored).slice(0, 20)} is stored`, () => {
      expect(parseRecent(stored)).toEqual([]);
    });
  }
});

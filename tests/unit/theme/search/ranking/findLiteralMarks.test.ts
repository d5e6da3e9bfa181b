import { describe, expect, it } from '@rstest/core';
import { findLiteralMarks } from '../../../../../theme/search/ranking/excerpt';

describe('findLiteralMarks', () => {
  it('finds signs as they stand, none of them a pattern', () => {
    expect(findLiteralMarks('src/index.* and a.*', '.*')).toEqual([
      { start: 9, end: 11 },
      { start: 17, end: 19 },
    ]);
    expect(findLiteralMarks('$& stays', '$&')).toEqual([{ start: 0, end: 2 }]);
  });

  it('does not overlap, and does not look for nothing', () => {
    expect(findLiteralMarks('****', '***')).toEqual([{ start: 0, end: 3 }]);
    expect(findLiteralMarks('text', '')).toEqual([]);
  });

  it('keeps its positions where lower case is longer', () => {
    expect(findLiteralMarks('İ **', '**')).toEqual([{ start: 2, end: 4 }]);
  });
});

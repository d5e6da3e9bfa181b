import { describe, expect, it } from '@rstest/core';
import { getSearchStage, type SearchStageOptions } from '../../../../theme/search/getSearchStage';

const getStage = (changes: Partial<SearchStageOptions>) =>
  getSearchStage({ query: 'dts', isPending: false, hasFailed: false, total: 0, ...changes });

describe('getSearchStage', () => {
  it('invites where nothing is asked', () => {
    expect(getStage({ query: '  ' })).toBe('hint');
  });

  it('tells waiting from finding nothing', () => {
    expect(getStage({ isPending: true })).toBe('waiting');
    expect(getStage({})).toBe('none');
  });

  it('keeps what was found while the next answer is awaited', () => {
    expect(getStage({ total: 3, isPending: true })).toBe('found');
  });

  it('tells a failure even before anything is asked, until it is tried again', () => {
    expect(getStage({ query: '', hasFailed: true })).toBe('failed');
    expect(getStage({ hasFailed: true, isPending: true })).toBe('waiting');
  });
});

import { describe, expect, it } from '@rstest/core';
import { readTabIndex } from '../../../../../theme/lib/tabs/readTabIndex';

describe('the tab that is stored', () => {
  it('is its index', () => {
    expect(readTabIndex('2', 4)).toBe(2);
  });

  it('is the first where nothing is stored', () => {
    expect(readTabIndex(null, 4)).toBe(0);
  });

  it('is the first where these tabs are fewer', () => {
    expect(readTabIndex('4', 4)).toBe(0);
    expect(readTabIndex('99999999999999999999', 4)).toBe(0);
  });

  for (const garbage of ['', ' ', 'pnpm', '-1', '1.5', '1e0', '0x1', 'NaN', '[1]', '1 ']) {
    it(`is the first where “${garbage}” is stored`, () => {
      expect(readTabIndex(garbage, 4)).toBe(0);
    });
  }
});

import { describe, expect, it } from '@rstest/core';
import { decodeHash } from '../../../../theme/lib/hashTarget';

describe('decodeHash', () => {
  it('gives the id that a hash names', () => {
    expect(decodeHash('#install')).toBe('install');
    expect(decodeHash('#%E5%AE%89%E8%A3%85')).toBe('安装');
    expect(decodeHash('')).toBe('');
    expect(decodeHash('#')).toBe('');
  });

  it('takes only the first # away', () => {
    expect(decodeHash('##a')).toBe('#a');
    expect(decodeHash('install')).toBe('install');
  });

  for (const hash of ['#%E0%A4%A', '#%', '#%zz', '#100%']) {
    it(`takes ${hash} as it stands instead of throwing`, () => {
      expect(decodeHash(hash)).toBe(hash.slice(1));
    });
  }
});

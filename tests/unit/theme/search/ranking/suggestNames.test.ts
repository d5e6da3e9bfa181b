import { describe, expect, it } from '@rstest/core';
import { suggestNames } from '../../../../../theme/search/ranking/nameSuggestions';

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

  it('finds it among other words', () => {
    expect(suggestNames('how to use externlz', names)).toEqual(['output.externals']);
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

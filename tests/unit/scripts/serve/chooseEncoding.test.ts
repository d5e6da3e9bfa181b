import { describe, expect, it } from '@rstest/core';
import { chooseEncoding } from '../../../../scripts/serve/chooseEncoding.mjs';

describe('chooseEncoding', () => {
  for (const [accepted, expected] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR; q=0.000, GZIP;q=0', undefined],
    ['identity', undefined],
    ['xbr, gzipped', undefined],
    ['', undefined],
    [undefined, undefined],
  ] as const) {
    it(`answers ${JSON.stringify(accepted)} with ${expected ?? 'plain bytes'}`, () => {
      expect(chooseEncoding(accepted)).toBe(expected);
    });
  }
});

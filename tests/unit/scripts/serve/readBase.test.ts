import { describe, expect, it } from '@rstest/core';
import { readBase } from '../../../../scripts/serve/readBase.mjs';

describe('readBase', () => {
  it('puts a slash at both ends', () => {
    expect(readBase(undefined)).toBe('/');
    expect(readBase('')).toBe('/');
    expect(readBase('repo')).toBe('/repo/');
    expect(readBase('/repo/')).toBe('/repo/');
    expect(readBase('//team/repo')).toBe('/team/repo/');
  });

  it('refuses what is no path', () => {
    expect(() => readBase('https://host/repo/')).toThrow(
      'BASE is "https://host/repo/": give the path the site is served under, such as BASE=/repo/.',
    );
    expect(() => readBase('/a b/')).toThrow('BASE is "/a b/"');
  });
});

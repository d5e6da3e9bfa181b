import { describe, expect, it } from '@rstest/core';
import { getHidden, keepHiddenParts } from '../../../../theme/lib/hiddenParts';

describe('getHidden', () => {
  it('is the whole query where a value is exactly 0, for styles to look for a pair', () => {
    expect(getHidden('?navbar=0&sidebar=1')).toBe('&navbar=0&sidebar=1&');
    expect(getHidden('?x=1&globalUIComponents=0')).toContain('&globalUIComponents=0&');
    expect(getHidden('?xnavbar=0')).not.toContain('&navbar=0&');
  });

  it('is nothing where none is', () => {
    for (const search of ['', '?', '?navbar=1', '?footer=00', '?utm=x']) {
      expect(getHidden(search)).toBe('');
    }
  });
});

describe('keepHiddenParts', () => {
  it('takes what is hidden along, before the hash', () => {
    expect(keepHiddenParts('/b#c', '?navbar=0')).toBe('/b?navbar=0#c');
    expect(keepHiddenParts('/b?x=1', '?y=2&footer=0&xnavbar=0&sidebar=00')).toBe('/b?x=1&footer=0');
  });

  it('leaves what the address says itself', () => {
    expect(keepHiddenParts('/b?navbar=1', '?navbar=0')).toBe('/b?navbar=1');
    expect(keepHiddenParts('/b?navbar=0', '?navbar=0')).toBe('/b?navbar=0');
  });

  it('changes nothing where nothing is hidden', () => {
    expect(keepHiddenParts('/b?x=1#c', '?x=0')).toBe('/b?x=1#c');
  });
});

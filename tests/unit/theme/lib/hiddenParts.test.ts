import { describe, expect, it } from '@rstest/core';
import { getHiddenParts, keepHiddenParts } from '../../../../theme/lib/hiddenParts';

describe('getHiddenParts', () => {
  it('names the parts whose value is exactly 0', () => {
    expect(getHiddenParts('?navbar=0&sidebar=1&outline=0&other=0&footer=00')).toBe(
      'navbar outline',
    );
    expect(getHiddenParts('')).toBe('');
    expect(getHiddenParts('?globalUIComponents=0')).toBe('globalUIComponents');
  });
});

describe('keepHiddenParts', () => {
  it('takes what is hidden along, before the hash', () => {
    expect(keepHiddenParts('/b#c', '?navbar=0')).toBe('/b?navbar=0#c');
    expect(keepHiddenParts('/b?x=1', '?y=2&footer=0')).toBe('/b?x=1&footer=0');
  });

  it('leaves what the address says itself', () => {
    expect(keepHiddenParts('/b?navbar=1', '?navbar=0')).toBe('/b?navbar=1');
    expect(keepHiddenParts('/b?navbar=0', '?navbar=0')).toBe('/b?navbar=0');
  });

  it('changes nothing where nothing is hidden', () => {
    expect(keepHiddenParts('/b?x=1#c', '?x=0')).toBe('/b?x=1#c');
  });
});

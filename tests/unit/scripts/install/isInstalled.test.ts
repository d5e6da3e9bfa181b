import { describe, expect, it } from '@rstest/core';
import { isInstalled } from '../../../../scripts/install/isInstalled.mjs';

const integrity = `sha512-${'A'.repeat(86)}==`;
const wanted = {
  '': { version: '0.0.0' },
  'node_modules/a': { version: '1.0.0', integrity },
  'node_modules/b-darwin': { version: '1.0.0', integrity, optional: true },
};

describe('isInstalled', () => {
  it('holds when every package is there, optional ones of other platforms aside', () => {
    expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.0', integrity } })).toBe(true);
  });

  it('fails when a package is missing, of another version or of other content', () => {
    expect(isInstalled(wanted, {})).toBe(false);
    expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.1', integrity } })).toBe(false);
    expect(
      isInstalled(wanted, { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-B' } }),
    ).toBe(false);
  });

  it('fails when an optional package is there in another version', () => {
    const installed = {
      'node_modules/a': { version: '1.0.0', integrity },
      'node_modules/b-darwin': { version: '0.9.0', integrity },
    };
    expect(isInstalled(wanted, installed)).toBe(false);
  });

  it('fails before the first install, and without a lockfile', () => {
    expect(isInstalled(wanted, undefined)).toBe(false);
    expect(isInstalled(undefined, {})).toBe(false);
  });
});

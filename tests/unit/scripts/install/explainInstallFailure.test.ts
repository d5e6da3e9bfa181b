import { describe, expect, it } from '@rstest/core';
import { explainInstallFailure } from '../../../../scripts/install/explainInstallFailure.mjs';

describe('explainInstallFailure', () => {
  it('names what could not be fetched, and the cause that the registry’s silence told', () => {
    const ping =
      'npm error code ENOTFOUND\nnpm error request to https://registry.example.org/-/ping failed';
    const install = [
      'npm error code ENOTCACHED',
      "npm error request to https://registry.example.org/clsx failed: cache mode is 'only-if-cached'",
    ].join('\n');
    expect(explainInstallFailure(1, ping, install)).toBe(
      'The packages of package-lock.json (https://registry.example.org/clsx) could not be fetched (ENOTFOUND): connect to the network for this first run; later ones work without it.',
    );
  });

  it('takes the cause from the install where the network broke later', () => {
    expect(explainInstallFailure(1, 'npm notice PONG 300ms', 'npm error code ECONNRESET')).toBe(
      'The packages of package-lock.json could not be fetched (ECONNRESET): connect to the network for this first run; later ones work without it.',
    );
  });

  it('blames the network for nothing else', () => {
    expect(explainInstallFailure(1, 'npm error code ENOTFOUND', 'npm error code EINTEGRITY')).toBe(
      'npm ended with code 1: mend what it reports above, then run this command again.',
    );
  });

  it('says that npm is missing', () => {
    expect(explainInstallFailure(127, '', 'spawn npm ENOENT')).toBe(
      'npm could not be started: install it with Node from https://nodejs.org.',
    );
  });
});

import { describe, expect, it } from '@rstest/core';
import { explainInstallFailure } from '../../../../scripts/install/explainInstallFailure.mjs';

describe('explainInstallFailure', () => {
  it('names the address where the name of the host is unknown', () => {
    const output = [
      'npm error code ENOTFOUND',
      'npm error network request to https://registry.example.org/clsx failed, reason: getaddrinfo ENOTFOUND registry.example.org',
    ].join('\n');
    expect(explainInstallFailure(1, output)).toBe(
      'The packages of package-lock.json (https://registry.example.org/clsx) could not be fetched (ENOTFOUND): connect to the network for this first run; later ones work without it.',
    );
  });

  for (const code of [
    'EAI_AGAIN',
    'ECONNRESET',
    'ETIMEDOUT',
    'ENETUNREACH',
    'ERR_SOCKET_TIMEOUT',
  ]) {
    it(`knows ${code} as a matter of the network`, () => {
      expect(explainInstallFailure(1, `npm error code ${code}`)).toContain(
        `could not be fetched (${code})`,
      );
    });
  }

  it('blames the network for nothing else', () => {
    expect(explainInstallFailure(1, 'npm error code EINTEGRITY')).toBe(
      'npm ci ended with code 1: mend what it reports above, then run this command again.',
    );
  });
});

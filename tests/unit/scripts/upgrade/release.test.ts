import { describe, expect, it } from '@rstest/core';
import { findRelease, pickNewest } from '../../../../scripts/upgrade/release.mjs';
import { runUpgrade } from '../../../../scripts/upgrade/runUpgrade.mjs';

it('takes the newest of several, and leaves out what npm says before', () => {
  const answer = '[{ "version": "0.23.2" }, { "version": "0.9.2" }]';
  expect(pickNewest(`npm warn config\n${answer}`)).toEqual({ version: '0.23.2' });
  expect(pickNewest('["1.0.0", "1.0.0-rc.0"]')).toEqual({ version: '1.0.0' });
});

describe('a release that cannot be had', () => {
  it('is reported in one sentence without a network', async () => {
    const env = { ...process.env, npm_config_registry: 'http://127.0.0.1:9' };
    await expect(findRelease('0.x', { env })).rejects.toThrow(
      /^There is no network: npm error .*http:\/\/127\.0\.0\.1:9\/\S+.*ECONNREFUSED/,
    );
  });

  it('is refused where it is no version', async () => {
    await expect(findRelease('one; two')).rejects.toThrow('“one; two” is not a version');
    await expect(runUpgrade('.', [])).rejects.toThrow('Usage: npm run facts -- upgrade <version>');
  });
});

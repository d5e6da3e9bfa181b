import { expect, it } from '@rstest/core';
import { randomBytes } from 'node:crypto';
import { limits } from '../../../../packageCheck/PackageFault';
import { readHash, writeHash } from '../../../../theme/packageCheck/sharedManifest';

const long = JSON.stringify({ name: randomBytes(100_000).toString('hex') });

it('reads a long package.json back from its address', async () => {
  expect(await readHash(await writeHash(long))).toBe(long);
  expect(await readHash('#package-check')).toBeUndefined();
});

it('reads little more of a bomb than the check takes', async () => {
  const bomb = await writeHash(' '.repeat(60_000_000));
  expect(bomb.length).toBeLessThan(100_000);
  const { length } = (await readHash(bomb)) ?? '';
  expect(length).toBeGreaterThan(limits.manifest);
  expect(length).toBeLessThan(2 * limits.manifest);
});

it('gives what there is of a cut address, for the check to name the fault', async () => {
  const hash = await writeHash(long);
  const cut = (await readHash(hash.slice(0, hash.length / 2))) ?? '';
  expect(long.startsWith(cut)).toBe(true);
  expect(await readHash('#package=%%%')).toBe('');
});

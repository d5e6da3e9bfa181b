import { expect, it } from '@rstest/core';
import { randomBytes } from 'node:crypto';
import { readHash, writeHash } from '../../../../theme/lib/sharedText';

const most = 1_000_000;
const write = (text: string) => writeHash('package', text);
const read = (hash: string) => readHash('package', hash, most);
const long = JSON.stringify({ name: randomBytes(100_000).toString('hex') });

it('reads a long text back from its address', async () => {
  expect(await read(await write(long))).toBe(long);
  expect(await read('#package-check')).toBeUndefined();
});

it('reads little more of a bomb than is wanted', async () => {
  const bomb = await write(' '.repeat(60_000_000));
  expect(bomb.length).toBeLessThan(100_000);
  const { length } = (await read(bomb)) ?? '';
  expect(length).toBeGreaterThan(most);
  expect(length).toBeLessThan(2 * most);
});

it('gives what there is of a cut address, for who takes it to name the issue', async () => {
  const hash = await write(long);
  const cut = (await read(hash.slice(0, hash.length / 2))) ?? '';
  expect(long.startsWith(cut)).toBe(true);
  expect(await read('#package=%%%')).toBe('');
});

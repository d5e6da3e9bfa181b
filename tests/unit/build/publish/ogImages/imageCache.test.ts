import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { encodePng } from '../../../../../build/publish/ogImages/encodePng';
import { imageCache } from '../../../../../build/publish/ogImages/imageCache';

const folder = mkdtempSync(path.join(tmpdir(), 'image-cache-'));
const cache = imageCache(path.join(folder, 'og'));
const png = encodePng({
  width: 1,
  height: 1,
  palette: Uint8Array.from([1, 2, 3]),
  pixels: Uint8Array.from([0]),
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('gives back what it was given, and leaves no draft behind', async () => {
  expect(await cache.find('a')).toBeUndefined();
  await cache.keep('a', png);
  expect(await cache.find('a')).toEqual(png);
  expect(readdirSync(path.join(folder, 'og'))).toEqual(['a.png']);
});

test('a damaged image counts as none', async () => {
  await cache.keep('b', png);
  writeFileSync(path.join(folder, 'og/b.png'), png.subarray(0, 20));
  expect(await cache.find('b')).toBeUndefined();
});

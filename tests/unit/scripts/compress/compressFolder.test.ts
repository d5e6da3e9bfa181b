import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { compressFolder } from '../../../../scripts/compress/compressFolder.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'compress-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('each text file gets two that hold the same, also when asked again', async () => {
  mkdirSync(path.join(root, 'a'));
  writeFileSync(path.join(root, 'a/page.html'), '<p>text</p>'.repeat(50));
  writeFileSync(path.join(root, 'icon.png'), 'no text');
  expect(await compressFolder(root)).toBe(1);
  expect(await compressFolder(root)).toBe(1);
  const page = path.join(root, 'a/page.html');
  expect(gunzipSync(readFileSync(`${page}.gz`))).toEqual(readFileSync(page));
  expect(brotliDecompressSync(readFileSync(`${page}.br`))).toEqual(readFileSync(page));
  expect(existsSync(path.join(root, 'icon.png.gz'))).toBe(false);
});

import { afterEach, expect, it } from '@rstest/core';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildCache } from '../../../build/buildCache';
import { hashFiles } from '../../../build/read/cache';

const root = mkdtempSync(path.join(tmpdir(), 'build-cache-'));
const files = ['plugins', 'i18n.json'];

const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};
const getDigest = (settings: object = {}) =>
  JSON.stringify(buildCache(hashFiles(root, files), settings).builderConfig?.performance);

afterEach(() => rmSync(root, { recursive: true, force: true }));

it('starts a new cache where a file or a setting has changed, and only there', () => {
  write('plugins/a/index.ts', 'one');
  write('i18n.json', '{}');
  const first = getDigest({ base: '/' });
  utimesSync(path.join(root, 'i18n.json'), 1, 1);
  expect(getDigest({ base: '/' })).toBe(first);
  expect(getDigest({ base: '/docs/' })).not.toBe(first);
  write('plugins/a/index.ts', 'two');
  const second = getDigest({ base: '/' });
  expect(second).not.toBe(first);
  write('plugins/b.ts', '');
  expect(getDigest({ base: '/' })).not.toBe(second);
});

it('leaves the cache off where the framework is told to', () => {
  write('plugins/a/index.ts', 'one');
  write('i18n.json', '{}');
  process.env.RSPRESS_PERSISTENT_CACHE = 'false';
  try {
    expect(getDigest()).toBeUndefined();
  } finally {
    delete process.env.RSPRESS_PERSISTENT_CACHE;
  }
});

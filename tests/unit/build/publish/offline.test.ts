import { createHash } from 'node:crypto';
import { expect, it } from '@rstest/core';
import { listManifest } from '../../../../build/publish/offline';

const list = (files: Record<string, string>) =>
  listManifest(Object.keys(files), (file) => Buffer.from(files[file] ?? ''));

it('lists pages by their address, and what they show', () => {
  const { files } = list({
    'index.html': 'home',
    'guide/start/index.html': 'start',
    'guide/start/quick-start.html': 'quick',
    'static/js/a.01234567.js': 'script',
    'favicon.svg': 'mark',
    'images/a.png': 'picture',
    'features/b.svg': 'picture',
  });
  expect(Object.keys(files)).toEqual([
    '',
    'guide/start/',
    'guide/start/quick-start',
    'static/js/a.01234567.js',
    'favicon.svg',
    'images/a.png',
    'features/b.svg',
  ]);
  expect(files['guide/start/']).toBe(createHash('sha256').update('start').digest('hex'));
});

it('leaves out what no page shows, and the text once more', () => {
  const { files } = list({
    '404.html': '',
    'zh/404.html': '',
    'guide/start/index.md': '',
    'og/en.png': '',
    'sw.js': '',
    'offline-worker.js': '',
    _headers: '',
  });
  expect(files).toEqual({});
});

it('gives another version where one byte is another, and the same where none is', () => {
  const first = list({ 'index.html': 'a' });
  expect(list({ 'index.html': 'a' })).toEqual(first);
  expect(list({ 'index.html': 'b' }).version).not.toBe(first.version);
  expect(first.version).toMatch(/^[\da-f]{10}$/);
});

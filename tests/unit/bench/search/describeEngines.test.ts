import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@rstest/core';
import { describeEngines } from '../../../../bench/search/engines.mjs';

const root = mkdtempSync(path.join(tmpdir(), 'engines-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (file: string, value: unknown) => {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify(value));
};
write('bench/search/engines.json', {
  one: { name: 'One', tool: 'its tool', packages: ['@a/one', 'shared'] },
  other: { name: 'Other', tool: 'another', packages: ['missing'] },
});
write('bench/search/node_modules/@a/one/package.json', { version: '1.2.3' });
write('node_modules/@a/one/package.json', { version: '9.9.9' });
write('node_modules/shared/package.json', { version: '4.5.6' });

it('gives the versions that run: those of the benchmark before those of the site', () => {
  expect(describeEngines(root, ['one'])).toEqual({
    one: { name: 'One', tool: 'its tool', packages: { '@a/one': '1.2.3', shared: '4.5.6' } },
  });
});

it('says what is not installed and what it does not know', () => {
  expect(() => describeEngines(root, ['other'])).toThrow('missing is not installed');
  expect(() => describeEngines(root, ['third'])).toThrow('says nothing of “third”');
});

it('knows every engine of the benchmark', async () => {
  const { peers } = await import('../../../../bench/search/engines.mjs');
  const file = await import('../../../../bench/search/engines.json');
  expect(Object.keys(file.default).sort()).toEqual([...peers].sort());
});

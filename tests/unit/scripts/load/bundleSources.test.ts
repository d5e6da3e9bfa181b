import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleSources } from '../../../../scripts/load/loadSources.mjs';

let root = '';
let folder = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sources-'));
  folder = path.join(root, 'bundles');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (name: string, text: string): void => {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};

const load = async (): Promise<Record<string, unknown>> => {
  const file = await bundleSources({ root, entry: 'entry.ts', folder });
  return import(/* webpackIgnore: true */ pathToFileURL(file).href);
};

describe('bundleSources', () => {
  it('brings TypeScript, JSON and what Node has of its own', async () => {
    write('lib/names.json', '["a", "b"]');
    write('lib/Name.ts', 'export interface Name { text: string }');
    write(
      'lib/join.ts',
      "import type { Name } from './Name';\nimport names from './names.json' with { type: 'json' };\n" +
        "export const join = (last: Name): string => [...names, last.text].join('-');",
    );
    write(
      'entry.ts',
      "import path from 'node:path';\nimport { join } from './lib/join';\n" +
        "export const text = path.posix.join('x', join({ text: 'c' }));",
    );
    expect(await load()).toMatchObject({ text: 'x/a-b-c' });
  });

  it('says where the sources are, not the bundle', async () => {
    write('lib/place.ts', 'export const place = import.meta.url;');
    write('entry.ts', "export { place } from './lib/place';");
    expect(await load()).toMatchObject({
      place: pathToFileURL(path.join(root, 'lib/place.ts')).href,
    });
  });

  it('reads a package when it is needed where it is imported so', async () => {
    write('entry.ts', "export const later = () => import('a-package-that-is-not-there');");
    const { later } = await load();
    expect(later).toBeTypeOf('function');
  });

  it('gives what is there by then after a change', async () => {
    write('entry.ts', 'export const count: number = 1;');
    expect(await load()).toMatchObject({ count: 1 });
    write('entry.ts', 'export const count: number = 2;');
    expect(await load()).toMatchObject({ count: 2 });
  });

  it('names the file that cannot be read', async () => {
    write('lib/broken.ts', 'export const = 1;');
    write('entry.ts', "export * from './lib/broken';");
    await expect(load()).rejects.toThrow(/lib\/broken\.ts/);
  });

  it('leaves nothing of a day ago but what it gives', async () => {
    write('entry.ts', 'export const count = 1;');
    await load();
    const [kept = ''] = readdirSync(folder);
    mkdirSync(path.join(folder, 'other.0'));
    mkdirSync(path.join(folder, 'another.0'));
    const longAgo = Date.now() / 1000 - 25 * 60 * 60;
    for (const name of [kept, 'other.0']) utimesSync(path.join(folder, name), longAgo, longAgo);
    await load();
    expect(readdirSync(folder).sort()).toEqual(['another.0', kept].sort());
    expect(existsSync(path.join(folder, kept, 'index.mjs'))).toBe(true);
  });
});

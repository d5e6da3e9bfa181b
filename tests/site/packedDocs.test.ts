import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@rstest/core';
import { listFiles } from '../../build/read/files';
import packDocs from '../../scripts/packDocs.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'packed-docs-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('the docs for the package keep their size, name each file, and link to each other', async () => {
  expect(await packDocs([folder])).toBe(0);
  const pages = listFiles(folder).filter((file) => file !== 'AGENTS.md');
  expect(pages.length).toBeGreaterThan(60);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const named = [...read('AGENTS.md').matchAll(/^- `(.+)`: (.+)$/gm)].flatMap(([, start, names]) =>
    [...(names ?? '').matchAll(/`(.+?)`/g)].map(([, name]) => `${start}${name}`),
  );
  expect(named.sort()).toEqual(pages.sort());
  const links = pages.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|#|\/)([^\s)#]+\.md)/g)].map(([, target = '']) => ({
      file,
      target: path.join(folder, path.dirname(file), target),
    })),
  );
  expect(links.length).toBeGreaterThan(1000);
  expect(links.filter(({ target }) => !existsSync(target))).toEqual([]);
  // Pages of the site that are not packed keep their address.
  expect(read('config/lib/dts.md')).toMatch(/\]\(https?:\/\/[^)]*\/tools\/output/);
});

import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { compareSites } from '../../scripts/review.mjs';

let folder = '';
test.beforeEach(() => (folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'review-')))));
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a site whose pages are a line of text on a colour, another one in the dark scheme. */
function writeSite(name: string, { routes, dark }: { routes: string[]; dark: string }): string {
  const site = path.join(folder, name);
  const style = `h1 { background: teal } @media (prefers-color-scheme: dark) { h1 { background: ${dark} } }`;
  for (const route of ['', ...routes]) {
    mkdirSync(path.join(site, route), { recursive: true });
    writeFileSync(
      path.join(site, route, 'index.html'),
      `<!doctype html><html lang="en"><title>Page</title><link rel="icon" href="data:,"><style>${style}</style><h1>Page</h1></html>`,
    );
  }
  return site;
}
const compare = (before: string, after: string, only: string) =>
  compareSites(process.cwd(), {
    before,
    after,
    work: folder,
    report: path.join(folder, 'report'),
    only,
  });

test('a review sees a colour that is six steps off in one scheme, and that a page is new', async () => {
  // Two runs of a browser.
  test.setTimeout(180_000);
  const before = writeSite('before', { routes: ['guide/start'], dark: 'rgb(10, 20, 30)' });
  const after = writeSite('after', { routes: ['guide/start', 'zh'], dark: 'rgb(10, 26, 30)' });
  const { code, output } = await compare(before, after, '390 page: ch');
  expect(code).toBe(1);
  for (const line of [
    /✓ .*page: chapter · light · 390/,
    /✘ .*page: chapter · dark · 390/,
    /✓ .*page: chinese · light · 390/,
    /✓ .*page: chinese · dark · 390/,
    /\d{4,} pixels .* are different/,
  ]) {
    expect(output).toMatch(line);
  }
  expect(existsSync(path.join(folder, 'report/index.html'))).toBe(true);
});

test('a review says that no picture has the words that were asked for', async () => {
  const site = writeSite('site', { routes: [], dark: 'teal' });
  await expect(compare(site, site, 'page: nowhere')).rejects.toThrow('No tests found');
});

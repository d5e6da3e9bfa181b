import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from '../../scripts/serve/startServer.mjs';
import { copyRepository } from '../support/copyRepository';
import { readBuilt } from '../support/builtSite';
import { crawlSite } from '../support/crawlSite';
import { getAttribute, listElements } from '../support/html';
import { hydrate } from '../support/hydrate';
import { listRoutes } from '../support/routes';
import { runBuild } from '../support/runBuild';
import { expect, test as watched } from '../support/test';

/** As on GitHub Pages: the site of a repository lives below its name, next to the tool's own site. */
const base = '/repo/';
const origin = 'https://owner.github.io';

const test = watched.extend({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern.
    async ({}, provide) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'base-path-'));
      copyRepository(folder);
      cpSync('tests/fixtures/odd-links', folder, { recursive: true });
      const { code, output } = await runBuild(folder, {
        BASE: base,
        SITE_ORIGIN: origin,
        OUT_DIR: '',
      });
      if (code !== 0) throw new Error(output);
      const root = path.join(folder, 'doc_build');
      const server = await startServer({ root, base });
      await provide({ url: server.url, root });
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

// One build serves them all.
test.describe.configure({ mode: 'serial' });

test('no link of a site below a base path leaves it or leads nowhere', ({ site }) => {
  // The two of the odd page are what they are meant to be: the last test but one. Its Chinese address has it too.
  const { issues } = crawlSite(site.root, { origin, base });
  expect(issues).toEqual(
    ['', 'zh/'].flatMap((folder) =>
      ['from-markdown', 'from-jsx'].map(
        (name) =>
          `${folder}odd-links.html → //cdn.example.org/${name}: names a host without a scheme`,
      ),
    ),
  );
});

test('every page below a base path is quiet and becomes React’s', async ({ page, site }) => {
  for (const { route } of listRoutes(site.root)) {
    const response = await page.goto(new URL(route.slice(1), site.url).href);
    expect(response?.status(), route).toBe(200);
    await hydrate(page);
  }
});

test('links below a base path open pages without a page load', async ({ page, site }) => {
  await page.goto(new URL('guide/start/', site.url).href);
  await hydrate(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  await page.getByRole('link', { name: 'Next Page' }).click();
  await expect(page).toHaveURL(new RegExp(`${base}guide/start/quick-start$`));
  await expect(page.locator('html')).toHaveAttribute('data-kept', '');
});

test('a link that begins with // stays as it was written, in Markdown and in JSX', ({ site }) => {
  const hrefs = listElements(readBuilt('odd-links.html', site.root)).map((element) =>
    getAttribute(element, 'href'),
  );
  expect(hrefs).toContain('//cdn.example.org/from-markdown');
  expect(hrefs).toContain('//cdn.example.org/from-jsx');
});

test('a fragment is part of the page that imports it, and no page', ({ site }) => {
  expect(readBuilt('odd-links.html', site.root)).toContain('A passage that pages share.');
  const routes = listRoutes(site.root).map(({ route }) => route);
  expect(routes).toContain('/odd-links');
  expect(routes.filter((route) => /fragments|passage|theme/.test(route))).toEqual([]);
});

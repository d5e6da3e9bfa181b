import { expect, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { outputFolder } from '../support/builtSite';
import { findOverflow } from '../support/findOverflow';
import { findViolations } from '../support/findViolations';
import { hydrate, openPage } from '../support/hydrate';
import { sampleReaders } from '../support/readers';
import { type KeptSite, redeployKept, startKeptSite } from '../support/startKeptSite';
import { test as base } from '../support/test';
import { watchContext } from '../support/watchContext';
import { sample } from '../support/sample';

interface Fixtures {
  kept: KeptSite;
  page: Page;
}

/** A site whose network can go; its own context, since what fails there is meant to. */
const test = base.extend<Fixtures, { nextBuild: string }>({
  nextBuild: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern.
    async ({}, provide) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'offline-'));
      const next = path.join(folder, 'next');
      redeployKept(outputFolder, next);
      await provide(next);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern.
  kept: async ({}, provide) => {
    const site = await startKeptSite(outputFolder);
    await provide(site);
    await site.close();
  },
  page: async ({ browser, kept }, provide) => {
    const context = await browser.newContext({ locale: 'en-US', baseURL: kept.url });
    await context.addInitScript(() => {
      if (origin !== 'null') localStorage.setItem('rspress-visited', '1');
    });
    const problems = await watchContext(context, kept.url);
    await provide(await context.newPage());
    await context.close();
    // Without a network requests fail; nothing else may.
    const loud = problems.filter((text) => !/^failed request: |Failed to load resource/.test(text));
    expect(loud, 'the page must stay quiet').toEqual([]);
  },
});

test.describe.configure({ timeout: 90_000 });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const status = (page: Page) => page.locator('[data-part=offline-reading]').getByRole('status');

async function keep(page: Page, name = 'Save this site for reading offline'): Promise<void> {
  await openPage(page, '/offline');
  await page.getByRole('button', { name }).click();
  await expect(status(page)).toHaveText(/^Version [\da-f]{10} is saved, .* newest one\.$/, {
    timeout: 60_000,
  });
}

const readState = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ active }) =>
      active?.scriptURL.replace(/.*\//, ''),
    ),
    caches: (await caches.keys()).length,
  }));

test('nothing is kept and no worker is there before the reader asks for it', async ({ page }) => {
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPage(page, '/');
  expect(asked.filter((name) => name.includes('offline'))).toEqual([]);
  await page.goto('/offline');
  await expect(status(page)).toHaveText('Move the pointer, tap or press a key to see the button.');
  await hydrate(page);
  await expect(status(page)).toHaveText(/^Nothing is saved in this browser\. Takes \d+\.\d MB\.$/);
  expect(await readState(page)).toEqual({ workers: [], caches: 0 });
  expect(asked).not.toContain('/offline-worker.js');
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(findOverflow)).toBeFalsy();
});

for (const { language, at, text } of sampleReaders(14)) {
  test(`what the browser keeps is said without moving the page (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: sample([390, 1440], 1)[0] ?? 390, height: 900 });
    await page.goto(at('/offline'));
    const next = page.locator('h2#what-is-kept');
    const before = await next.boundingBox();
    await hydrate(page);
    await expect(status(page)).toContainText(text('offline.nothing'));
    await expect(page.getByRole('button', { name: text('offline.keep') })).toBeVisible();
    expect(await next.boundingBox()).toEqual(before);
  });
}

test('kept, the site is read, searched and walked through without a network, and removed', async ({
  page,
  kept,
}) => {
  const told = page
    .locator('[role=status] [aria-hidden]')
    .filter({ hasText: /^ [1-9]\d* of \d+ done\.$/ })
    .waitFor();
  await keep(page);
  await told;
  await expect(status(page)).toBeFocused();
  kept.set('down');
  await page.goto('/guide/start/quick-start');
  await expect(heading(page)).toHaveText('Quick start');
  await hydrate(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('glossary');
  await page.getByRole('option').first().click();
  await expect(heading(page)).toHaveText('Glossary');
  await page.getByRole('link', { name: 'Config', exact: true }).first().click();
  await expect(page).toHaveURL(/\/config\/$/);
  await expect(heading(page)).toBeVisible();
  await page.goto('/guide/start');
  await expect(heading(page)).toHaveText('Introduction');
  await page.goto('/zh/guide/start/glossary');
  await expect(heading(page)).toHaveText('术语表');

  await test.step('a host that does not answer within three seconds is not waited for', async () => {
    kept.set('silent');
    await page.goto('/guide/start/glossary');
    await expect(heading(page)).toHaveText('Glossary');
  });

  await test.step('removed, nothing of it is left', async () => {
    kept.set('up');
    await openPage(page, '/offline');
    expect(await readState(page)).toEqual({ workers: ['offline-worker.js'], caches: 2 });
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(status(page)).toHaveText(/^Nothing is saved/);
    expect(await readState(page)).toEqual({ workers: [], caches: 0 });
  });
});

test('online the newest page is read, offline the kept one', async ({ page, kept, nextBuild }) => {
  const scripts = () =>
    page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=app-scripts]')?.content);
  await keep(page);
  await page.goto('/guide/start/');
  const first = await scripts();
  kept.deploy(nextBuild);
  await page.goto('/guide/start/');
  const next = await scripts();
  expect(next).not.toBe(first);
  await hydrate(page);
  kept.set('down');
  await page.reload();
  expect(await scripts()).toBe(first);
  await hydrate(page);

  // A tab with the version before goes on with it once another one is kept.
  const other = await page.context().newPage();
  kept.set('up');
  await other.goto('/offline');
  await hydrate(other);
  await expect(status(other)).toHaveText(/A newer one is available\.$/);
  await other.getByRole('button', { name: 'Update' }).click();
  await expect(status(other)).toHaveText(/newest one\.$/, { timeout: 60_000 });
  kept.set('down');
  const link = page.getByRole('navigation', { name: 'Pages of this section' }).getByRole('link');
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  await link.filter({ hasText: 'Glossary' }).click();
  await expect(heading(page)).toHaveText('Glossary');
  await expect(page.locator('html')).toHaveAttribute('data-kept', '');
  await page.goto('/guide/start/');
  expect(await scripts()).toBe(next);
  await hydrate(page);
});

test('where a deploy comes between nothing is kept', async ({ page, kept, nextBuild }) => {
  await openPage(page, '/offline');
  await page.route('**/offline.json', async (route) => {
    const response = await route.fetch();
    kept.deploy(nextBuild);
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Save this site for reading offline' }).click();
  await expect(status(page)).toHaveText(/could not be saved/);
  expect(await readState(page)).toEqual({ workers: [], caches: 0 });
});

const earlierWorker = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));`;

/** Registers the worker from a page without a policy of ours, as an earlier site would have. */
async function registerEarlier(page: Page, kept: KeptSite, scope = '/') {
  kept.replace('/earlier-site', 'A page of an earlier site.');
  await page.goto('/earlier-site');
  await page.evaluate((scope) => navigator.serviceWorker.register('/sw.js', { scope }), scope);
}

test('a worker of an earlier site that goes leaves the kept site alone', async ({ page, kept }) => {
  await keep(page);
  kept.replace('/sw.js', earlierWorker);
  await registerEarlier(page, kept, '/guide/');
  await page.goto('/guide/start/');
  kept.replace('/sw.js', undefined);
  await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistration('/guide/'))?.update(),
  );
  await expect
    .poll(() => readState(page).catch(String))
    .toEqual({ workers: ['offline-worker.js'], caches: 2 });
  kept.set('down');
  await page.goto('/guide/start/glossary');
  await expect(heading(page)).toHaveText('Glossary');

  await test.step('where one took the place of ours, /offline brings it back', async () => {
    kept.set('up');
    kept.replace('/sw.js', undefined);
    await registerEarlier(page, kept);
    await expect.poll(() => readState(page).catch(String)).toEqual({ workers: [], caches: 2 });
    // The worker that has gone reloads its pages, which can interrupt this.
    await expect(() => openPage(page, '/offline')).toPass();
    await expect(status(page)).toHaveText(/is saved/);
    await expect.poll(() => readState(page)).toEqual({ workers: ['offline-worker.js'], caches: 2 });
  });
});

test('ours takes the place of a worker that an earlier site has left', async ({ page, kept }) => {
  kept.replace('/sw.js', earlierWorker);
  await registerEarlier(page, kept);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await keep(page);
  await expect.poll(() => readState(page)).toEqual({ workers: ['offline-worker.js'], caches: 2 });
  kept.set('down');
  await page.goto('/guide/start/glossary');
  await expect(heading(page)).toHaveText('Glossary');
});

import type { Page, Response } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { openPage } from '../support/hydrate';
import { expect, test } from '../support/test';

const route = '/tools/output';
const data = /\/static\/explorer\//;

const getPart = (page: Page) => page.locator('[data-part="output-explorer"]');
const getResult = (page: Page) => page.getByRole('region', { name: 'Result' });
const choose = (page: Page, axis: string, value: string) =>
  getPart(page)
    .getByRole('group', { name: axis, exact: true })
    .getByRole('radio', { name: value, exact: true })
    .check();
const getFile = (page: Page, name: string | RegExp) =>
  getResult(page)
    .getByRole('group', { name: /^Files of/ })
    .getByRole('button', { name });
const getCode = (page: Page, title: string) =>
  getResult(page)
    .getByRole('figure')
    .filter({ has: page.getByText(title, { exact: true }) });

test.describe('the output explorer', () => {
  test('shows what is written, and what changes with a choice', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => data.test(request.url()) && asked.push(request.url()));
    await page.goto(route);
    await expect(getFile(page, /^index\.js \d/)).toHaveAttribute('aria-pressed', 'true');
    expect(asked).toEqual([]);
    await expect(getCode(page, 'rslib.config.ts')).toContainText("format: 'esm'");
    await choose(page, 'Format', 'CJS');
    await expect(getFile(page, /^index\.cjs/)).toHaveAttribute('aria-pressed', 'true');
    await expect(getCode(page, 'index.cjs')).toContainText('__webpack_require__');
    await expect(getCode(page, 'package.json')).toContainText('"types": "./dist/index.d.cts"');
    await expect(page).toHaveURL(/\?lib=functions&format=cjs$/);
    await getFile(page, /^slug\.d\.cts/).click();
    await expect(getCode(page, 'slug.d.cts')).toContainText('export interface SlugOptions');
    await expect(getResult(page)).toContainText('Works for import, require, TypeScript node16');
    await page
      .getByLabel('Library', { exact: true })
      .selectOption('React component with CSS Modules and an image');
    await expect(getFile(page, /^star\.svg/)).toBeVisible();
    await expect(page).toHaveURL(/\?lib=react&format=cjs$/);
  });

  test('opens what was shared, and goes back and forward', async ({ page }) => {
    await openPage(page, `${route}?lib=command&bundle=false&navbar=0&file=countWords.js`);
    await expect(getCode(page, 'countWords.js')).toContainText('function countWords');
    await expect(page.getByRole('banner')).toBeHidden();
    await choose(page, 'Bundle', 'On');
    await expect(getFile(page, /^countWords\.js/)).toHaveCount(0);
    await expect(page).toHaveURL(/\?lib=command&.*navbar=0$/);
    await page.goBack();
    await expect(getFile(page, /^countWords\.js/)).toHaveAttribute('aria-pressed', 'true');
    await page.goForward();
    await expect(getFile(page, /^countWords\.js/)).toHaveCount(0);
    await expect(getPart(page).getByRole('radio', { name: 'On' }).first()).toBeChecked();
  });

  test('says what a refused combination prints, and where a choice moved another', async ({
    page,
  }) => {
    const status = getPart(page).getByRole('status').first();
    await openPage(page, `${route}?lib=functions&format=cjs&dts=bundle&sourceMap=true`);
    await expect(status).toContainText('another setting changed too: Source maps: Off.');
    await openPage(page, `${route}?lib=functions&dts=bundle&type=commonjs`);
    await choose(page, 'Minify', 'On');
    await expect(status).toContainText(
      'This combination was not built, so another setting changed too: Declarations: Per file.',
    );
    await choose(page, 'Format', 'UMD');
    await choose(page, 'Bundle', 'Off');
    await expect(getCode(page, 'Terminal')).toContainText('"bundle" must be set to "true"');
    await expect(getResult(page)).toContainText('there is no package to check');
    await expect(status).toHaveText('With these settings Rslib stops with an error.');
    await expect(
      getResult(page).getByRole('link', { name: 'Why, and what to do' }),
    ).toHaveAttribute('href', '/config/lib/format#bundle-is-off-for-umd-iife-or-mf');
  });

  test('compares two settings', async ({ page }) => {
    await openPage(page, route);
    await page.getByRole('button', { name: 'Compare with other settings' }).click();
    await expect(getResult(page)).toContainText('Both settings are the same');
    const second = getPart(page).getByRole('group', { name: 'With these settings' });
    await second.getByRole('radio', { name: 'CJS', exact: true }).check();
    await expect(getResult(page).getByRole('listitem').first()).toHaveText('Format: ESM → CJS');
    await expect(getFile(page, 'index.cjs changed')).toHaveAttribute('aria-pressed', 'true');
    const code = getCode(page, 'index.js → index.cjs');
    await expect(code.locator('del').filter({ hasText: 'export {' })).not.toHaveCount(0);
    await expect(code.locator('ins').filter({ hasText: '__webpack_require__' })).not.toHaveCount(0);
    const status = getPart(page).getByRole('status').first();
    await expect(status).toContainText('Added: 0, removed: 0, changed: 5.');
    const users = (format: string) =>
      getResult(page).getByRole('heading', { name: `Who can use it: Format: ${format}` });
    await expect(users('ESM').locator('+ p')).toContainText('Works for require in newer Node.js.');
    await expect(users('CJS').locator('+ p')).toContainText('Works for import, require');
    for (const [name, format] of [
      ['first', 'esm'],
      ['second', 'cjs'],
    ]) {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: `Download the ${name} project` }).click();
      const zip = unzipSync(readFileSync(await (await saved).path()));
      const config = zip['text-tools/rslib.config.ts'];
      expect(config && strFromU8(config)).toContain(`format: '${format}'`);
    }
    await second.getByRole('group', { name: 'Bundle' }).getByRole('radio', { name: 'Off' }).check();
    await expect(getFile(page, 'slug.cjs added')).toBeVisible();
    await expect(page).toHaveURL(/\?lib=functions&to\.format=cjs&to\.bundle=false/);
    await page.getByRole('button', { name: 'Stop comparing' }).click();
    await expect(getFile(page, /changed|added/)).toHaveCount(0);
    await expect(getFile(page, /^slug\.cjs/)).toBeVisible();
  });

  test('gives a project that builds what is shown', async ({ page }) => {
    test.setTimeout(120_000);
    await openPage(page, `${route}?lib=command&format=esm-cjs&bundle=false`);
    await expect(getFile(page, /^countWords\.js /)).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download this project' }).click();
    const file = await (await saved).path();
    const folder = path.resolve('.cases/explorer-download');
    rmSync(folder, { recursive: true, force: true });
    for (const [name, content] of Object.entries(unzipSync(readFileSync(file)))) {
      const target = path.join(folder, name.replace(/^count-words\//, ''));
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, strFromU8(content));
    }
    execFileSync('node', [path.resolve('node_modules/@rslib/core/bin/rslib.js')], { cwd: folder });
    const built = readdirSync(path.join(folder, 'dist/esm')).sort();
    const shown = await getResult(page)
      .getByRole('listitem')
      .filter({ hasText: /^esm\// })
      .getByRole('button')
      .locator('span')
      .allTextContents();
    expect(shown).toEqual(built);
    await getFile(page, /^countWords\.js /).click();
    const code = getCode(page, 'esm/countWords.js').locator('code');
    const text = readFileSync(path.join(folder, 'dist/esm/countWords.js'), 'utf8');
    expect(`${await code.textContent()}\n`).toBe(text);
    rmSync(folder, { recursive: true });
  });

  test('is used with the keyboard, on a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openPage(page, route);
    await getPart(page).getByRole('radio', { name: 'ESM', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(getPart(page).getByRole('radio', { name: 'CJS', exact: true })).toBeFocused();
    await expect(getFile(page, /^index\.cjs/)).toBeVisible();
    await getFile(page, /^truncate\.d\.cts/).focus();
    await page.keyboard.press('Enter');
    await expect(getFile(page, /^truncate\.d\.cts/)).toBeFocused();
    await expect(getCode(page, 'truncate.d.cts')).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });

  test('takes all choices that were made before React came', async ({ page }) => {
    let release = () => undefined;
    const released = new Promise((resolve) => (release = resolve as typeof release));
    await page.route(/\/static\/js\//, (request) => released.then(() => request.continue()));
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await page
      .getByLabel('Library', { exact: true })
      .selectOption('Two entries that share a module');
    await choose(page, 'Format', 'CJS');
    await choose(page, 'Minify', 'On');
    release();
    await expect(page).toHaveURL(/\?lib=entries&format=cjs&minify=true$/);
    await expect(getFile(page, /^admin\.cjs/)).toBeVisible();
    await expect(getPart(page).getByRole('radio', { name: 'CJS', exact: true })).toBeChecked();
  });

  test('fetches nothing twice, and says when it cannot fetch', async ({ page, expectFailures }) => {
    expectFailures(/static\/explorer/);
    await openPage(page, route);
    await page.getByLabel('Library', { exact: true }).hover();
    await expect(getFile(page, /^index\.js /)).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => data.test(request.url()) && asked.push(request.url()));
    await choose(page, '"type" of package.json', 'commonjs');
    await expect(getFile(page, /^index\.mjs /)).toBeVisible();
    expect(asked).toEqual([]);
    await page.route(data, (one) => one.abort());
    await choose(page, 'Bundle', 'Off');
    await expect(getPart(page).getByRole('alert')).toContainText('could not be loaded');
    await page.unroute(data);
    // The way back, and the same choice again: what has come is no failure.
    await choose(page, 'Bundle', 'On');
    await choose(page, 'Bundle', 'Off');
    await expect(getFile(page, /^slug\.mjs/)).toBeVisible();
    await expect(getPart(page).getByRole('alert')).toHaveCount(0);
    await page.route(data, (one) => one.abort());
    await choose(page, 'Format', 'CJS');
    await expect(getPart(page).getByRole('alert')).toBeVisible();
    await page.unroute(data);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(getFile(page, /^slug\.js/)).toBeVisible();
    await expect(getPart(page).getByRole('alert')).toHaveCount(0);
  });

  test('opens with at most 60 KiB', async ({ page }) => {
    const fetched: Response[] = [];
    page.on('response', (response) => fetched.push(response));
    await openPage(page, '/tools/errors');
    await page.waitForLoadState('networkidle');
    const others = fetched.splice(0).map((response) => response.url());
    await openPage(page, route);
    await page.getByLabel('Library', { exact: true }).hover();
    await page.waitForLoadState('networkidle');
    const own = fetched.filter(
      (one) => one.url().includes('/static/') && !others.includes(one.url()),
    );
    const bodies = await Promise.all(own.map((response) => response.body()));
    const size = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    console.log(`The output explorer opens with ${(size / 1024).toFixed(1)} KiB.`);
    expect(own.length).toBeGreaterThan(2);
    expect(size).toBeLessThanOrEqual(60 * 1024);
  });
});

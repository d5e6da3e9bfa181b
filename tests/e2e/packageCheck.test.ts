import type { Page, Route } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { packCase } from '../support/packedCase';
import { holdReact } from '../support/holdScripts';
import { openPage } from '../support/hydrate';
import { expect, test } from '../support/test';
import { type TarEntry, writeTar } from '../support/writeTarball';

const route = '/tools/package';

const getPart = (page: Page) => page.locator('[data-part="package-check"]');
const getStatus = (page: Page) => getPart(page).getByRole('status');
const getResult = (page: Page, name = 'Result') => page.getByRole('region', { name });
const getFile = (page: Page) => page.getByLabel('Choose a .tgz');

const pack = (entries: readonly TarEntry[]) => ({
  name: 'package.tgz',
  mimeType: 'application/gzip',
  buffer: gzipSync(writeTar(entries)),
});
const packFiles = (name: string) =>
  pack([...packCase(name)].map(([path, content]) => ({ path: `package/${path}`, content })));

const createTransfer = (page: Page, { buffer }: ReturnType<typeof pack>) =>
  page.evaluateHandle((bytes) => {
    const data = new DataTransfer();
    data.items.add(new File([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))], 'a.tgz'));
    return data;
  }, buffer.toString('base64'));

test.describe('the package check', () => {
  test('says for whom a good package works, and asks no other host', async ({ page }) => {
    await openPage(page, route);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
    await getFile(page).setInputFiles(packFiles('publish-esm'));
    await expect(getStatus(page)).toHaveText(
      'Works for import, TypeScript node16 (import), TypeScript bundler. Works for require in newer Node.js. Works in part for TypeScript node16 (require).',
    );
    await expect(getResult(page).getByRole('heading', { name: 'slugs 1.0.0' })).toBeVisible();
    const row = getResult(page).getByRole('row', { name: /^\. / });
    await expect(row.getByRole('cell').nth(0)).toHaveText('✓ ES module');
    await expect(row.getByRole('cell').nth(2)).toHaveText('✓ types');
    await expect(getResult(page).getByRole('heading', { name: /^Errors/ })).toHaveCount(0);
    const { origin } = new URL(page.url());
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter((one) => !one.startsWith(`GET ${origin}/`))).toEqual([]);
  });

  test('explains what is wrong, with a fix and a page', async ({ page }) => {
    await openPage(page, route);
    await getFile(page).setInputFiles(packFiles('dual-types-last-trap'));
    const result = getResult(page);
    await expect(getStatus(page)).toContainText('Does not work for');
    await expect(result.getByRole('heading', { name: /^Errors \(\d\)$/ })).toBeVisible();
    const finding = result
      .getByRole('listitem')
      .filter({ hasText: 'TypeScript takes an earlier condition' });
    await expect(finding).toContainText('exports["."].types');
    await expect(finding).toContainText('Put types first in each object of exports.');
    await expect(finding).toContainText('Rslib documentation, publint');
    await expect(finding.getByRole('link', { name: 'Read more' })).toHaveAttribute(
      'href',
      /\/guide\/advanced\/dts#typescript-ignores-the-types$/,
    );
  });

  test('says what it cannot read, and goes on', async ({ page }) => {
    await openPage(page, route);
    for (const [file, words] of [
      [{ name: 'a.tgz', mimeType: '', buffer: Buffer.from('no tar at all') }, 'This is not a .tgz'],
      [pack([{ path: 'package/a.js' }]), 'There is no package.json in it.'],
      [pack([{ path: 'package/../../a.js' }]), 'package/../../a.js'],
      [pack([{ path: 'package/package.json', content: '{' }]), 'package.json cannot be read'],
    ] as const) {
      await getFile(page).setInputFiles(file);
      await expect(getStatus(page)).toContainText(words, { timeout: 2000 });
      await expect(getResult(page)).toHaveCount(0);
    }
    await getFile(page).setInputFiles(packFiles('publish-esm'));
    await expect(getResult(page).getByRole('heading', { name: 'slugs' })).toBeVisible();
  });

  test('takes a file that was chosen before React came, by whatever means', async ({ page }) => {
    await page.goto(route);
    await getFile(page).setInputFiles(packFiles('publish-esm'));
    await expect(getResult(page).getByRole('heading', { name: 'slugs 1.0.0' })).toBeVisible();
  });

  test('shows that a button was pressed while its script is on its way', async ({ page }) => {
    await holdReact(page);
    await page.goto(route);
    const button = page.getByRole('button', { name: 'Try an example' });
    await button.click();
    await expect(button).toHaveCSS('cursor', 'progress');
  });

  test('takes a file that is dropped before anything else was done', async ({ page }) => {
    await page.goto(route, { waitUntil: 'load' });
    const dataTransfer = await createTransfer(page, packFiles('publish-esm'));
    const area = page.getByText('Drop the .tgz');
    // afterPaintScript.ts has come: nobody drags a file across a page faster.
    await page.waitForFunction(() => !Array.isArray(document.capturedEvents));
    for (const type of ['dragenter', 'dragover', 'drop']) {
      await area.dispatchEvent(type, { dataTransfer });
    }
    await expect(getResult(page).getByRole('heading', { name: 'slugs 1.0.0' })).toBeVisible();
  });

  test('takes a folder that is chosen, and one that is dropped', async ({ page }, testInfo) => {
    const folder = testInfo.outputPath('slugs');
    for (const [name, content] of packCase('dual-types-last-trap')) {
      mkdirSync(path.dirname(`${folder}/${name}`), { recursive: true });
      writeFileSync(`${folder}/${name}`, content);
    }
    await openPage(page, route);
    await page.getByLabel('Choose a folder').setInputFiles(folder);
    const error = getResult(page).getByText('TypeScript takes an earlier condition');
    await expect(error).toBeVisible();

    await openPage(page, `${route}?again`);
    const box = await page.getByText('Drop the .tgz').boundingBox();
    const client = await page.context().newCDPSession(page);
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await client.send('Input.dispatchDragEvent', {
        type,
        x: (box?.x ?? 0) + 5,
        y: (box?.y ?? 0) + 5,
        data: { items: [], files: [folder], dragOperationsMask: 1 },
      });
    }
    await expect(error).toBeVisible();
  });

  test('shows and says how the compiler comes, while the files are there', async ({ page }) => {
    await openPage(page, route);
    const held: Route[] = [];
    await page.route(/package-types/, (request) => void held.push(request), { times: 1 });
    await getFile(page).setInputFiles(packFiles('publish-esm'));
    const progress = getResult(page).getByRole('progressbar', { name: 'Loading TypeScript' });
    await expect(progress).toBeVisible();
    await expect(getStatus(page)).toHaveText('Checking the package');
    await expect(getResult(page).getByRole('row', { name: /^\. ES module/ })).toBeVisible();
    await held[0]?.continue();
    await expect(getStatus(page)).toContainText('Works for import, TypeScript');
    await expect(progress).toBeHidden();
  });

  test('checks a package.json by keyboard, and an address that holds it', async ({ page }) => {
    await openPage(page, route);
    await page.getByText('Paste a package.json instead').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(
      '{"name":"slugs","type":"module","exports":{"import":"./a.js","types":"./a.d.ts"}}',
    );
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const words = 'TypeScript takes an earlier condition and does not read these types.';
    await expect(getResult(page).getByText(words)).toBeVisible();
    await expect(getStatus(page)).toContainText('Only package.json was read');
    await expect(getResult(page).getByRole('cell').first()).toHaveText('a.js');
    await expect(page).toHaveURL(/#package=[\w-]+$/);

    const address = page.url();
    await page.goto('/guide/start/');
    await page.goto(address);
    await expect(getResult(page).getByText(words)).toBeVisible();
    const field = page.getByLabel('Your package.json');
    await expect(field).toHaveValue(/"slugs"/);
    // Another address of the same page, as by a link in a chat.
    await field.fill('{"name":"others","type":"module","exports":"./b.js"}');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(getResult(page).getByRole('cell').first()).toHaveText('b.js');
    await page.goto(address);
    await expect(getResult(page).getByRole('cell').first()).toHaveText('a.js');
    await getFile(page).setInputFiles(packFiles('publish-esm'));
    await expect(page).toHaveURL(/\/tools\/package$/);
    await expect(getResult(page).getByRole('heading', { name: 'slugs 1.0.0' })).toBeVisible();
  });

  test('checks an example, and says it once', async ({ page }) => {
    await openPage(page, route);
    await page.getByRole('button', { name: 'Try an example' }).click();
    await expect(getResult(page)).toContainText('TypeScript takes an earlier condition');
    await expect(getResult(page).getByRole('heading', { name: 'Errors (2)' })).toBeVisible();
    await expect(getStatus(page)).toContainText('Only package.json was read');
  });

  test('says it in Chinese', async ({ page }) => {
    await openPage(page, `/zh${route}`);
    await page.getByLabel('选择 .tgz').setInputFiles(packFiles('dual-types-last-trap'));
    const result = getResult(page, '结果');
    await expect(getStatus(page)).toContainText('不可用于');
    const finding = result
      .getByRole('listitem')
      .filter({ hasText: 'TypeScript 会采用更靠前的条件' });
    await expect(finding.getByRole('link', { name: '了解更多' })).toHaveAttribute(
      'href',
      /^\/zh\/guide\/advanced\/dts#/,
    );
  });

  test('checks the files where the compiler cannot be loaded, and tries again', async ({
    page,
    expectFailures,
  }) => {
    expectFailures(/package-types/);
    await openPage(page, route);
    await page.route(/package-types/, (request) => request.abort());
    await getFile(page).setInputFiles(packFiles('publish-esm'));
    await expect(getResult(page)).toContainText('The types were not checked');
    await expect(getStatus(page)).toContainText('Works for import.');
    await page.unroute(/package-types/);
    await getResult(page).getByRole('button', { name: 'Try again' }).click();
    await expect(getStatus(page)).toContainText('TypeScript bundler');
  });
});

import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { hydrate, openPage } from '../support/hydrate';
import { openHeld } from '../support/holdScripts';
import { expect, test } from '../support/test';

const route = '/tools/config-converter';

const getTool = (page: Page) => page.getByRole('combobox', { name: 'Tool' });
const getField = (page: Page) => page.getByLabel('Your config');
const getStatus = (page: Page) =>
  page.locator('[data-part="config-converter"]').getByRole('status');
const getError = (page: Page) => page.locator('[data-part="config-converter"]').getByRole('alert');
const getResult = (page: Page) =>
  page.locator('[data-part="config-converter"]').getByRole('figure', { name: 'rslib.config.ts' });
const getNotes = (page: Page) =>
  page.locator('[data-part="config-converter"]').locator('tbody').getByRole('row');
const getInstall = (page: Page) =>
  page.locator('[data-part="config-converter"] pre').filter({ hasText: 'npm install' });

const getExplorerLink = (page: Page) =>
  page.getByRole('link', { name: 'See what such a config writes' });

async function convert(page: Page, text: string): Promise<void> {
  await getField(page).fill(text);
  await page.getByRole('button', { name: 'Convert' }).click();
}

const config = `import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm', 'cjs'],
  clean: true,
  minify: !process.env.DEV,
  outExtension: ({ format }) => ({ js: format === 'esm' ? '.mjs' : '.js' }),
  killSignal: 'SIGKILL',
  color: 'blue',
});`;

test.describe('the config converter', () => {
  test('converts what is pasted, explains each option, and sends nothing', async ({ page }) => {
    await openPage(page, route);
    await getField(page).fill(config);
    const asked: string[] = [];
    const sizes: number[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
    page.on('response', async (response) => {
      if (response.url().includes('/async/')) sizes.push(gzipSync(await response.body()).length);
    });
    // By key: a pointer on its way would pass links, whose pages are fetched ahead.
    await page.getByRole('button', { name: 'Convert' }).press('Enter');
    await expect(getStatus(page)).toHaveText(
      'Converted from tsup. Options converted: 4, to decide: 2, without an equivalent: 1, not read: 1.',
    );
    expect(asked.filter((request) => /color|SIGKILL|tsup/.test(request))).toEqual([]);

    await test.step('what is fetched is as large as the page says', async () => {
      const said = await page.getByText(/about (\d+) kB compressed/).textContent();
      const kilobytes = Number(/about (\d+) kB/.exec(said ?? '')?.[1]);
      const getFetched = () => sizes.reduce((sum, size) => sum + size, 0) / 1000;
      await expect.poll(() => Math.abs(getFetched() - kilobytes)).toBeLessThan(8);
    });

    const code = getResult(page).locator('code');
    await expect(code).toContainText("{ format: 'esm' },");
    await expect(code).toContainText('minify: !process.env.DEV');
    await expect(getInstall(page)).toHaveText('npm install -D @rslib/core');
    // The explorer cannot know what the expression of `minify` gives.
    await expect(getExplorerLink(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'JSX needs a plugin' })).toBeVisible();
    const notes = getNotes(page);
    await expect(notes.filter({ hasText: 'killSignal' })).toContainText(
      'there is no process to stop',
    );
    await expect(notes.filter({ hasText: 'color' })).toContainText('No option of tsup');
    await expect(notes.filter({ hasText: 'minify' })).toContainText(
      "even for 'terser'. Kept as it is written",
    );
    const kinds = await notes.locator('td:nth-child(2)').allTextContents();
    expect([...new Set(kinds)]).toEqual([
      'Not read',
      'Needs a decision',
      'No equivalent',
      'Converted',
    ]);

    await test.step('the result is copied', async () => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await getResult(page).getByRole('button', { name: /copy/i }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        await code.textContent(),
      );
    });

    await expect(page.getByRole('link', { name: 'in the table of tsup' })).toHaveAttribute(
      'href',
      '/guide/migration/tsup#every-option',
    );
  });

  test('quotes the rows of the Chinese page to Chinese readers', async ({ page }) => {
    await openPage(page, `/zh${route}`);
    await page.getByLabel('你的配置').fill(config);
    await page.getByRole('button', { name: '转换' }).press('Enter');
    await expect(getStatus(page)).toContainText('已从 tsup 转换。');
    const note = getNotes(page).filter({ hasText: 'killSignal' });
    await expect(note).toContainText('killSignal（第 9 行）没有对应项无：没有需要结束的进程。');
  });

  test('converts what is pasted at once, and names what to install', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, route);
    const text =
      "import { defineConfig } from 'tsup';\nexport default defineConfig({ dts: true });";
    await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
    await getField(page).press('Control+v');
    await expect(getStatus(page)).toContainText('Converted from tsup');
    await expect(getInstall(page)).toContainText('@rslib/core typescript');
    await expect(getExplorerLink(page)).toHaveAttribute(
      'href',
      '/tools/output?lib=functions&format=cjs&dts=bundle',
    );

    await test.step('what cannot be converted does not take the focus', async () => {
      await getField(page).fill('');
      await expect(getStatus(page)).toContainText('This result is out of date.');
      await page.evaluate(() => navigator.clipboard.writeText('export default { minify: true }'));
      await getField(page).press('Control+v');
      await expect(getError(page)).toContainText('choose it');
      await expect(getField(page)).toBeFocused();
    });
  });

  test('answers a press before React, takes the chosen tool, and asks for it where nothing tells it', async ({
    page,
  }) => {
    const held = await openHeld(page, route);
    await convert(page, 'export default { minify: true };');
    held.release();
    await expect(getError(page)).toContainText('choose it');
    await expect(getTool(page)).toBeFocused();
    await getTool(page).selectOption('esbuild');
    await page.getByRole('button', { name: 'Convert' }).press('Enter');
    await expect(getStatus(page)).toContainText('Converted from esbuild');
    await expect(getResult(page)).toContainText('minify: true');
  });

  test('says where it could not read on, and puts the caret there', async ({ page }) => {
    await openPage(page, route);
    await convert(page, 'export default {\n  entry: [,\n  format: }');
    await expect(getError(page)).toContainText('Line 3, column 9: Syntax error');
    await expect(getError(page)).toContainText(/ {2}format: \}\n {8}\^/);
    await expect(getField(page)).toBeFocused();
    await expect(getField(page)).toHaveAttribute('aria-invalid', 'true');
    const line = await getField(page).evaluate(
      (field: HTMLTextAreaElement) => field.value.slice(0, field.selectionStart).split('\n').length,
    );
    expect(line).toBe(3);
    for (const [text, words] of [
      ['', 'Paste a config first'],
      ['x'.repeat(1_000_000), 'the limit is 200,000 characters'],
      ['<!doctype html>', 'a page of HTML'],
      [`export default ${'['.repeat(9000)}`, 'nested too deep'],
    ] as const) {
      await convert(page, text);
      await expect(getError(page)).toContainText(words);
      await expect(getResult(page)).toHaveCount(0);
    }
  });

  test('converts an example, with a command for each package manager', async ({ page }) => {
    await page.goto(route);
    await page.getByRole('button', { name: 'Try an example' }).click();
    await expect(getStatus(page)).toContainText('Converted from tsup');
    const part = page.locator('[data-part="config-converter"]');
    await part.getByRole('tab', { name: 'pnpm' }).click();
    await expect(part.getByText(/^pnpm add -D @rslib\/core/)).toBeVisible();
    // Both formats stay in one folder, which the explorer has not.
    await expect(getExplorerLink(page)).toHaveCount(0);
  });

  test('converts a config that was pasted before React came', async ({ page }) => {
    await page.goto(route);
    await page.evaluate(() => {
      const field = document.querySelector('textarea');
      if (field) field.value = 'export default { entry: ["src/a.ts"], clean: true };';
    });
    await hydrate(page);
    await expect(getStatus(page)).toContainText('Converted from tsup');
  });
});

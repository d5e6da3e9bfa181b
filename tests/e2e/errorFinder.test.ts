import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openPage } from '../support/hydrate';
import { getDialog, openSearch } from '../support/searchDialog';
import { expect, test } from '../support/test';

const route = '/tools/errors';

const readLog = (name: string): string =>
  (
    JSON.parse(readFileSync(`facts/results/${name}/result.json`, 'utf8')) as { log: string[] }
  ).log.join('\n');
const getField = (page: Page) => page.getByLabel('Output of your terminal');
const getErrors = (page: Page) => page.getByRole('region', { name: 'Errors' });

test.describe('the error finder', () => {
  test('finds the messages of a log, with cause, fix and page', async ({ page }) => {
    await openPage(page, route);
    await getField(page).fill(readLog('error-module-not-found'));
    await page.getByRole('button', { name: 'Find errors' }).click();
    const [item] = [getErrors(page).getByRole('listitem').first()];
    await expect(item).toHaveText(/^Module not found: Can't resolve '.\/missing'/);
    await expect(item).toContainText('Check for a typo in the path');
    await expect(item).toContainText('src/index.ts:1:1');
    await expect(page.getByRole('status').first()).toContainText('Known messages: 1.');
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      item.getByRole('link', { name: 'Read more' }).click(),
    ]);
    await expect(opened).toHaveURL(/\/guide\/faq\/exceptions#module-not-found-cant-resolve$/);

    const address = page.url();
    expect(address).toContain('#log=');
    await page.goto('/guide/start/');
    await page.goto(address);
    await expect(item).toContainText("Can't resolve './missing'");
  });

  test('reads what is pasted at once, and by keyboard', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, route);
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      `\u001b[31m${readLog('error-dts-type-error').replaceAll('\n', '\r\n')}`,
    );
    await getField(page).focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(getErrors(page)).toContainText('dts.abortOnError: false');
    await expect(getField(page)).toBeFocused();
    await expect(getField(page)).not.toHaveValue(/\[31m/);
    await expect(getErrors(page).getByText('without its cause')).toContainText('Failed to build.');
    await getErrors(page).getByRole('button', { name: 'Line 6' }).press('Enter');
    await expect(getField(page)).toBeFocused();
    expect(await page.evaluate(() => String(getSelection()))).toContain('error TS2322');
    await page.keyboard.type('x');
    await expect(page.getByRole('status').first()).toContainText('This result is out of date.');
    await expect(getErrors(page)).toBeVisible();
    await getField(page).fill('');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').first()).toHaveText(
      'Paste the output of a command first.',
    );
    await expect(getField(page)).toBeFocused();
  });

  test('shows lines that it does not know, with an issue to open', async ({ page }) => {
    await openPage(page, route);
    await getField(page).fill('error   Could not find any module of the entry\nready');
    await page.getByRole('button', { name: 'Find errors' }).click();
    const item = getErrors(page).getByRole('listitem');
    await expect(item.getByRole('link', { name: 'Could not find any entry module' })).toBeVisible();
    await expect(item.getByRole('link', { name: 'Report this line' })).toHaveAttribute(
      'href',
      /issues\/new\?.*Could\+not\+find\+any\+module\+of\+the\+entry/,
    );
    await page.getByRole('button', { name: 'Try an example' }).click();
    await expect(item).toContainText('TS2835');
  });

  test('says that a text has no errors, and that a long one was cut', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, route);
    await page.evaluate(() => navigator.clipboard.writeText('fine\n'.repeat(250_000)));
    await getField(page).focus();
    await page.keyboard.press('ControlOrMeta+V');
    const status = page.getByRole('status').first();
    await expect(status).toContainText('There is no known message here');
    await expect(status).toContainText('Only the first million characters were read.');
  });

  test('says it in Chinese, with Chinese pages', async ({ page }) => {
    await openPage(page, `/zh${route}`);
    await page.getByLabel('终端的输出').fill(readLog('error-no-entry-file'));
    await page.getByRole('button', { name: '查找报错' }).click();
    const errors = page.getByRole('region', { name: '报错' });
    await expect(errors).toContainText('也没有 src/index');
    await expect(errors.getByRole('link', { name: '了解更多' }).first()).toHaveAttribute(
      'href',
      /^\/zh\/guide\/faq\/exceptions#/,
    );
  });

  test('says when the messages cannot be loaded', async ({ page, expectFailures }) => {
    expectFailures(/./);
    await openPage(page, route);
    await page.route(/\/static\/js\//, (request) => request.abort());
    await getField(page).fill('Failed to build.');
    await page.getByRole('button', { name: 'Find errors' }).click();
    await expect(page.getByRole('status').first()).toContainText('could not be loaded');
  });
});

test('the search offers it for a log', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSearch(page);
  const offer = getDialog(page).getByRole('link', { name: 'find its errors' });
  for (const [text, count] of [
    ['dts bundle', 0],
    [readLog('error-no-entry-file'), 1],
  ] as const) {
    await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+V');
    await expect(offer).toHaveCount(count);
  }
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('dts');
  await expect(offer).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
  await offer.click();
  await expect(page).toHaveURL(/\/tools\/errors/);
  await expect(getErrors(page)).toContainText('Could not find any entry module');
});

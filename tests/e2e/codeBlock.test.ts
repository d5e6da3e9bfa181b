import type { Page } from '@playwright/test';
import { hydrate } from '../support/hydrate';
import { expect, test } from '../support/test';

const route = '/guide/start/quick-start';
const getBlock = (page: Page) => page.locator('figure:has(pre)').first();
const getButton = (page: Page) => getBlock(page).getByRole('button');

test.describe('the copy button', () => {
  test('copies the code and says so for 2000 ms', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await page.goto(route);
    await hydrate(page);
    await expect(getButton(page)).toHaveText('Copy code');
    await page.clock.pauseAt(Date.now() + 60_000);
    await getButton(page).click();
    await expect(getButton(page).getByRole('status')).toHaveText('Copied');
    const code = await getBlock(page).locator('code').textContent();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await page.clock.runFor(1999);
    await expect(getButton(page)).toHaveText('Copied');
    await page.clock.runFor(1);
    await expect(getButton(page)).toHaveText('Copy code');
  });

  test('selects the code where the clipboard is refused, and says so', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await page.goto(route);
    await hydrate(page);
    await getButton(page).click();
    await expect(getButton(page)).toHaveText(/clipboard is not available/);
    const code = (await getBlock(page).locator('code').textContent()) ?? '';
    const selected = await page.evaluate(() => getSelection()?.toString() ?? '');
    expect(selected.trim()).toBe(code.trim());
  });
});

test('lines are neither numbered nor broken unless a block asks for it', async ({ page }) => {
  await page.goto(route);
  const asked = page.locator('pre[data-wrap]');
  const plain = page.locator('pre:not([data-wrap])');
  expect(await plain.count()).toBeGreaterThan(2);
  const read = (block: HTMLElement) => ({
    whiteSpace: getComputedStyle(block).whiteSpace,
    before: [...block.querySelectorAll('code, code *')]
      .map((part) => getComputedStyle(part, '::before').content)
      .filter((content) => content !== 'none'),
  });
  for (const block of await plain.all()) {
    expect(await block.evaluate(read)).toEqual({ whiteSpace: 'pre', before: [] });
  }
  for (const block of await asked.all()) {
    expect((await block.evaluate(read)).whiteSpace).toBe('pre-wrap');
  }
});

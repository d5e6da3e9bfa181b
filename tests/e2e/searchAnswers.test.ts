import { openPage } from '../support/hydrate';
import {
  getDialog,
  getField,
  getStatus,
  openSearch,
  search,
  synonymFiles,
} from '../support/searchDialog';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

test.describe('nothing found, strange input', () => {
  test('says what was not found and what to do', async ({ page }) => {
    await openSearch(page);
    await search(page, 'zzqqxx');
    await expect(getStatus(page)).toHaveText('No results for "zzqqxx"');
    await expect(
      getDialog(page).getByText('Please try again with a different keyword'),
    ).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(getDialog(page)).toBeVisible();
  });

  test('cuts what nobody asks, and quotes the beginning', async ({ page }) => {
    await openSearch(page);
    await search(page, 'zq'.repeat(5000));
    await expect(getStatus(page)).toHaveText(`No results for "${'zq'.repeat(30)}…"`);
    expect((await getField(page).inputValue()).length).toBeLessThanOrEqual(256);
  });
});

test('a Chinese page searches the English pages, and says that they are English', async ({
  page,
}) => {
  await openPage(page, '/zh/');
  await page.getByRole('button', { name: '搜索文档' }).click();
  const dialog = page.getByRole('dialog', { name: '搜索文档' });
  await dialog.getByRole('combobox').fill('构建格式');
  const first = dialog.getByRole('option').first();
  await expect(first).toHaveAttribute('href', /^\/config\/lib\/format/);
  const pages = dialog.getByRole('listbox').getByRole('group');
  await expect(pages.first()).toHaveAttribute('lang', 'en');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+\+? 条结果$/);
  await dialog.getByRole('combobox').fill('zzqqxx');
  await expect(dialog.getByRole('status')).toHaveText('未找到相关结果： "zzqqxx"');
});

test.describe('synonyms that come late', () => {
  /** "How do I switch compression off": only synonyms lead to the page on minifying. */
  const query = '如何关闭压缩';
  const answer = /minify-and-comments/;

  /** Opens the search of the Chinese home page, whose synonyms come when the test lets them. */
  async function openLate(page: Page) {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(synonymFiles, async (route) => {
      await released;
      await route.continue();
    });
    await openPage(page, '/zh/');
    await page.getByRole('button', { name: '搜索文档' }).click();
    const dialog = page.getByRole('dialog', { name: '搜索文档' });
    await dialog.getByRole('combobox').fill(query);
    const first = dialog.getByRole('option').first();
    await expect(first).toHaveAttribute('href', /^(?!.*minify)/);
    return { first, dialog, release };
  }

  test('correct the answer that was given without them', async ({ page }) => {
    const { first, release } = await openLate(page);
    release();
    await expect(first).toHaveAttribute('href', answer);
  });

  test('leave the list alone once the reader moves through it', async ({ page }) => {
    const { first, dialog, release } = await openLate(page);
    const last = dialog.getByRole('option').last();
    await page.keyboard.press('ArrowUp');
    await expect(last).toHaveAttribute('aria-selected', 'true');
    const href = await last.getAttribute('href');
    const arrived = page.waitForResponse(synonymFiles);
    release();
    await (await arrived).finished();
    await page.waitForTimeout(500);
    await expect(first).toHaveAttribute('href', /^(?!.*minify)/);
    await expect(dialog.locator('[aria-selected=true]')).toHaveAttribute('href', href ?? '');
    // What is asked next is answered with them.
    await dialog.getByRole('combobox').fill('压缩');
    await expect(first).toHaveAttribute('href', /minify/);
    await dialog.getByRole('combobox').fill(query);
    await expect(first).toHaveAttribute('href', answer);
  });
});

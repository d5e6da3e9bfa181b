import { openPage } from '../support/hydrate';
import { getDialog, getField, getStatus, openSearch, search } from '../support/searchDialog';
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

test('a Chinese page searches the Chinese pages', async ({ page }) => {
  await openPage(page, '/zh/');
  await page.getByRole('button', { name: '搜索文档' }).click();
  const dialog = page.getByRole('dialog', { name: '搜索文档' });
  await dialog.getByRole('combobox').fill('构建格式');
  const first = dialog.getByRole('option').first();
  await expect(first).toHaveAttribute('href', /^\/zh\/config\/lib\/format/);
  await expect(dialog.getByRole('status')).toHaveText(/^\d+\+? 条结果$/);
  await dialog.getByRole('combobox').fill('zzqqxx');
  await expect(dialog.getByRole('status')).toHaveText('未找到相关结果： "zzqqxx"');
});

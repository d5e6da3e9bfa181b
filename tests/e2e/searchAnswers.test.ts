import { openPage } from '../support/hydrate';
import { getDialog, getField, getStatus, openSearch, search } from '../support/searchDialog';
import { expect, test } from '../support/test';

test('cuts what nobody asks, and quotes the beginning', async ({ page }) => {
  await openSearch(page);
  await search(page, 'zq'.repeat(5000));
  await expect(getStatus(page)).toHaveText(`No results for "${'zq'.repeat(30)}…"`);
  expect((await getField(page).inputValue()).length).toBeLessThanOrEqual(256);
});

test.describe('two languages', () => {
  test('a Chinese page finds Chinese pages, then English ones where those are few', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      const [, language] = /search_index\.(\w+)\./.exec(request.url()) ?? [];
      if (language) fetched.push(language);
    });
    await openPage(page, '/zh/');
    await page.getByRole('button', { name: '搜索文档' }).click();
    const dialog = page.getByRole('dialog', { name: '搜索文档' });
    const first = dialog.getByRole('option').first();
    const status = dialog.getByRole('status');
    await dialog.getByRole('combobox').fill('构建格式');
    await expect(first).toHaveAttribute('href', /^\/zh\/config\/lib\/format/);
    await expect(status).toHaveText(/^\d+\+? 条结果$/);
    await expect(dialog.getByText('英文', { exact: true })).toHaveCount(0);
    expect(fetched).toEqual(['zh']);

    await dialog.getByRole('combobox').fill('lockfile');
    await expect(dialog.getByText('英文', { exact: true }).first()).toBeVisible();
    expect(fetched).toEqual(['zh', 'en']);
    await dialog.locator('[role=group][lang=en]').getByRole('option').first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(page.context().pages()).toHaveLength(1);
  });

  test('an English page finds Chinese pages for words that no English page has', async ({
    page,
  }) => {
    await openSearch(page);
    await search(page, '术语表');
    const hit = getDialog(page).locator('[role=group][lang=zh]').getByRole('option').first();
    await expect(getDialog(page).getByText('Chinese', { exact: true }).first()).toBeVisible();
    await expect(hit).toHaveAttribute('href', '/zh/guide/start/glossary');
    await getField(page).fill('zzqqxx');
    await expect(getStatus(page)).toHaveText('No results for "zzqqxx"');
  });
});

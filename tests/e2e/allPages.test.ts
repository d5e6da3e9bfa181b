import { openPage } from '../support/hydrate';
import { sample } from '../support/sample';
import { getDialog, getTrigger } from '../support/searchDialog';
import { expect, test } from '../support/test';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [from, list, heading] of sample(
    [
      ['/guide/start/', '/all-pages', 'All pages'],
      ['/zh/', '/zh/all-pages', '全部页面'],
    ] as const,
    1,
  )) {
    test(`the search box of ${from} leads to the list of all pages`, async ({ page }) => {
      await page.goto(from);
      await expect(getTrigger(page)).toHaveRole('link');
      await getTrigger(page).click();
      await expect(page).toHaveURL(new RegExp(`${list}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    });
  }

  test('a group of it folds, and a heading leads to its place', async ({ page }) => {
    await page.goto('/all-pages');
    const group = page.locator('details', {
      has: page.getByRole('heading', { name: 'Lib options' }),
    });
    const heading = group.getByRole('link', { name: 'What changes in the output' }).first();
    await expect(heading).toBeVisible();
    await group.locator('summary').click();
    await expect(heading).toBeHidden();
    await group.locator('summary').click();
    await heading.click();
    await expect(page).toHaveURL(/\/config\/lib[\w/-]*#what-changes-in-the-output$/);
  });
});

test('the search box is a button once React is there, by Enter and by Space', async ({ page }) => {
  await openPage(page, '/guide/start/');
  await expect(getTrigger(page)).toHaveRole('button');
  for (const key of ['Enter', 'Space']) {
    await getTrigger(page).focus();
    await page.keyboard.press(key);
    await expect(getDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(getTrigger(page)).toBeFocused();
  }
});

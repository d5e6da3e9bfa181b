import { openPage } from '../support/hydrate';
import {
  getDialog,
  getField,
  getOptions,
  getTrigger,
  openSearch,
  search,
  searchedFrom,
} from '../support/searchDialog';
import { settle } from '../support/settle';
import { expect, test } from '../support/test';

test('a click opens it, Escape closes it and gives the focus back', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(getDialog(page)).toBeHidden();
  await expect(getTrigger(page)).toBeFocused();
});

test('the shortcut that opened it closes it', async ({ page }) => {
  await openPage(page, searchedFrom);
  for (const shortcut of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(shortcut);
    await expect(getDialog(page)).toBeVisible();
    await page.keyboard.press(shortcut);
    await expect(getDialog(page)).toBeHidden();
  }
});

test('a slash opens it, and is a letter in the field', async ({ page }) => {
  await openPage(page, searchedFrom);
  await page.keyboard.press('/');
  await expect(getField(page)).toBeFocused();
  await expect(getField(page)).toHaveValue('');
  await page.keyboard.type('a/b');
  await expect(getField(page)).toHaveValue('a/b');
});

test('a press outside closes it, a press in it does not', async ({ page }) => {
  await openSearch(page);
  await getDialog(page).click({ position: { x: 200, y: 90 } });
  await expect(getDialog(page)).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(getDialog(page)).toBeHidden();
});

test('the page behind does not scroll, and does so again', async ({ page }) => {
  const getScroll = () => page.evaluate(() => window.scrollY);
  await openSearch(page);
  await page.mouse.move(1420, 880);
  await page.mouse.wheel(0, 500);
  await settle(page);
  expect(await getScroll()).toBe(0);
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 500);
  await expect.poll(getScroll).toBeGreaterThan(0);
});

test('each opening starts empty', async ({ page }) => {
  await openSearch(page);
  await search(page, 'format');
  await page.keyboard.press('Escape');
  await getTrigger(page).click();
  await expect(getField(page)).toHaveValue('');
  await expect(getOptions(page)).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import { findViolations } from '../support/findViolations';
import { reactStates } from '../support/holdScripts';
import { hydrate, openPage } from '../support/hydrate';
import { expect, test } from '../support/test';
import { sample } from '../support/sample';

const route = '/guide/start/';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const singleKeys = (page: Page) => page.getByRole('switch', { name: 'Single-key shortcuts' });
const isDark = (page: Page) =>
  page.evaluate(() => document.documentElement.classList.contains('dark'));

for (const state of sample(reactStates, 1)) {
  test(`the brackets turn the pages (${state})`, async ({ page }) => {
    await page.goto(route);
    if (state === 'after React') await hydrate(page);
    const first = await heading(page).innerText();
    const next = page.getByRole('link', { name: 'Next Page' });
    const href = (await next.getAttribute('href')) ?? '';
    await page.keyboard.press(']');
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(heading(page)).not.toHaveText(first);
    await page.keyboard.press('[');
    await expect(heading(page)).toHaveText(first);
  });

  test(`t turns the colors, ? lists the keys (${state})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(route);
    if (state === 'after React') await hydrate(page);
    await page.keyboard.press('t');
    await expect.poll(() => isDark(page)).toBe(true);
    await expect(page.locator('#announcer')).toHaveText('Dark');
    await page.keyboard.press('t');
    await expect.poll(() => isDark(page)).toBe(false);
    await page.keyboard.press('?');
    await expect(sheet(page)).toBeVisible();
    for (const action of ['Previous page', 'Next page', 'Search', 'Light or dark colors']) {
      await expect(sheet(page).getByText(action).first()).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
  });
}

test('the list opens from the footer, keeps the focus, and gives it back', async ({ page }) => {
  await openPage(page, route);
  const button = page.getByRole('button', { name: 'Keyboard shortcuts' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('button', { name: 'Close the shortcuts' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(singleKeys(page)).toBeFocused();
  await page.keyboard.press('?');
  await expect(sheet(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('offline the list says so, and comes once online', async ({
  page,
  context,
  expectFailures,
}) => {
  expectFailures(/^failed request: .*ERR_INTERNET_DISCONNECTED/, /Failed to load resource/);
  await openPage(page, route);
  await context.setOffline(true);
  const button = page.getByRole('button', { name: 'Keyboard shortcuts' });
  await button.click();
  await expect(page.getByRole('alert')).toContainText('Check your connection');
  expect(await findViolations(page)).toEqual([]);
  await context.setOffline(false);
  await button.click();
  await expect(sheet(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('keys are letters while typing, and the browser’s with a modifier', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, route);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('[t]?/');
  await expect(field).toHaveValue('[t]?/');
  await expect(page).toHaveURL(new RegExp(`${route}$`));
  expect(await isDark(page)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await page.keyboard.press('Alt+t');
  expect(await isDark(page)).toBe(false);
});

test('keys without a modifier can be switched off for good, and on again', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openPage(page, route);
  await page.keyboard.press('?');
  await singleKeys(page).uncheck();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await page.reload();
  await hydrate(page);
  for (const key of ['?', 't', ']', '/']) await page.keyboard.press(key);
  expect(await isDark(page)).toBe(false);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${route}$`));
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(singleKeys(page)).not.toBeChecked();
  await singleKeys(page).check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  await expect.poll(() => isDark(page)).toBe(true);
});

for (const colorScheme of sample(['light', 'dark'] as const, 1)) {
  test(`the list keeps every rule of axe and fits 320 px (${colorScheme})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 560 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openPage(page, route);
    await page.keyboard.press('?');
    await expect(sheet(page)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await singleKeys(page).uncheck();
    expect(await findViolations(page)).toEqual([]);
    const box = await sheet(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  });
}

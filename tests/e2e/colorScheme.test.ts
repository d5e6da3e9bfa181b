import type { Page } from '@playwright/test';
import { openIn, reactStates } from '../support/holdScripts';
import { hydrate, openPage } from '../support/hydrate';
import { removeTransitions } from '../support/removeTransitions';
import { expect, test } from '../support/test';
import { sample } from '../support/sample';

const route = '/guide/start/';
const storageKey = 'rspress-theme-appearance';

const getScheme = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
const getStored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKey);
const expectScheme = (page: Page, scheme: 'light' | 'dark') =>
  expect.poll(() => getScheme(page)).toBe(scheme);
const getToggle = (page: Page) => page.getByRole('button', { name: /Switch to .* colors/ });

/** Keeps the scheme that the page had when its body was about to be drawn. */
const recordFirstScheme = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.firstScheme = getComputedStyle(
        document.documentElement,
      ).colorScheme;
    });
  });

test('follows the system, also while the page is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(route);
  await expectScheme(page, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectScheme(page, 'light');
  await hydrate(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectScheme(page, 'dark');
  expect(await getStored(page)).toBeNull();
});

test('the button flips the scheme, stores it, and says what it will do next', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(route);
  await page.getByRole('button', { name: 'Switch to dark colors' }).click();
  await expectScheme(page, 'dark');
  expect(await getStored(page)).toBe('dark');
  await page.getByRole('button', { name: 'Switch to light colors' }).click();
  await expectScheme(page, 'light');
  expect(await getStored(page)).toBe('light');
});

test('a chosen scheme is there before the first paint of the next page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await recordFirstScheme(page);
  await page.goto(route);
  await getToggle(page).click();
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.dataset.firstScheme)).toBe('dark');
  await hydrate(page);
  await expectScheme(page, 'dark');
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.dataset.firstScheme)).toBe('dark');
});

test('the scheme survives React and a change of page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(route);
  await getToggle(page).click();
  await hydrate(page);
  await page.getByRole('link', { name: 'Rslib home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expectScheme(page, 'dark');
});

test('another tab follows, and follows the system again once the choice is cleared', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(route);
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('/');
  await getToggle(page).click();
  await expectScheme(other, 'dark');
  await hydrate(other);
  await page.evaluate(() => localStorage.clear());
  await expectScheme(other, 'light');
});

test.describe('the menu', () => {
  const openMenu = (page: Page) => page.getByRole('button', { name: 'Color scheme' }).click();
  const getChoice = (page: Page, name: string) => page.getByRole('radio', { name });

  for (const state of sample(reactStates, 1)) {
    test(`offers light, dark and the system’s, and shows the choice (${state})`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await openIn(state, page, route);
      await openMenu(page);
      await expect(getChoice(page, 'As the system')).toBeChecked();
      await getChoice(page, 'Light').click();
      await expectScheme(page, 'light');
      expect(await getStored(page)).toBe('light');
      await getChoice(page, 'As the system').click();
      await expectScheme(page, 'dark');
      expect(await getStored(page)).toBe('auto');
      await page.emulateMedia({ colorScheme: 'light' });
      await expectScheme(page, 'light');
    });
  }

  test('is used by keyboard alone, and gives the focus back', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(route);
    const button = page.getByRole('button', { name: 'Color scheme' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(getChoice(page, 'As the system')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(getChoice(page, 'Dark')).toBeChecked();
    await expectScheme(page, 'dark');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('radiogroup')).toBeHidden();
    await expect(button).toBeFocused();
  });
});

/** Keeps how long each view transition's own animation is meant to last. */
const recordReveals = (page: Page) =>
  page.addInitScript(() => {
    const lengths: unknown[] = [];
    Object.assign(window, { revealLengths: lengths });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      if (typeof options === 'object' && options.pseudoElement) lengths.push(options.duration);
      return animate.call(this, frames, options);
    };
  });
const getReveals = (page: Page) =>
  page.evaluate(() => (window as unknown as { revealLengths: unknown[] }).revealLengths);

for (const [what, reducedMotion, hasTransitions, reveals] of sample(
  [
    ['takes 400 ms', 'no-preference', true, [400]],
    ['is left out for readers who want less motion', 'reduce', true, []],
    ['is left out where the browser has no View Transitions', 'no-preference', false, []],
  ] as const,
  1,
)) {
  test(`the circular reveal ${what}`, async ({ page }) => {
    await recordReveals(page);
    if (!hasTransitions) await removeTransitions(page);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion });
    await openPage(page, route);
    await getToggle(page).click();
    await expectScheme(page, 'dark');
    await expect.poll(() => getReveals(page)).toEqual(reveals);
    await expect(page.locator('html')).not.toHaveAttribute('data-reveal');
  });
}

test('a page that comes back from the cache follows what was chosen meanwhile', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(route);
  await expectScheme(page, 'light');
  // As the browser does it: no event says that the stored choice is another one.
  await page.evaluate((key) => {
    localStorage.setItem(key, 'dark');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, storageKey);
  await expectScheme(page, 'dark');
  await getToggle(page).click();
  await expectScheme(page, 'light');
});

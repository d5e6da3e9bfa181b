import type { Page } from '@playwright/test';
import { openIn, reactStates } from '../support/holdScripts';
import { hydrate, openPage } from '../support/hydrate';
import { sampleReaders } from '../support/readers';
import { expect, test } from '../support/test';
import { sample } from '../support/sample';
import { watchPaths } from '../support/watchPaths';

const route = '/config/lib/format';
const sidebar = (page: Page) =>
  page.getByRole('navigation', { name: /^(?:Pages of this section|目录)$/ });
/** The fold control of the linked group, and its link. */
const fold = (page: Page) => sidebar(page).locator('summary').first();
const groupLink = (page: Page) =>
  sidebar(page).getByRole('link', { name: /^Lib (?:options|选项)$/ });
const isOpen = (page: Page) =>
  sidebar(page)
    .locator('details')
    .first()
    .evaluate((details: HTMLDetailsElement) => details.open);

test('the group of the current page is open, 18 px further in, its page marked', async ({
  page,
}) => {
  // Where the page’s colors are not used, marks that are no color take their place.
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(route);
  expect(await isOpen(page)).toBe(true);
  const current = sidebar(page).locator('[aria-current=page]');
  await expect(current).toHaveText('format');
  await expect(current).toHaveCSS('text-decoration-line', 'underline');
  const section = page.getByRole('banner').getByRole('link', { name: 'Config' });
  await expect(section).toHaveCSS('text-decoration-line', 'underline');
  const outer = await groupLink(page).boundingBox();
  const inner = await sidebar(page).getByRole('link', { name: 'format' }).boundingBox();
  expect((inner?.x ?? 0) - (outer?.x ?? 0)).toBe(18);
});

test('a group unfolds in 0.3 s and folds in 0.5 s, at once without motion', async ({ page }) => {
  const getDurations = () =>
    sidebar(page)
      .locator('details')
      .first()
      .evaluate((details: HTMLDetailsElement) => {
        const read = () => getComputedStyle(details, '::details-content').transitionDuration;
        const open = read();
        details.open = false;
        const closed = read();
        details.open = true;
        return [open, closed].map((value) => value.split(', ')[0]);
      });
  await page.goto(route);
  // Transitions come with the first action.
  await hydrate(page);
  await expect.poll(getDurations).toEqual(['0.3s', '0.5s']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await getDurations()).toEqual(['0s', '0s']);
});

for (const { language, at } of sampleReaders(15)) {
  test.describe(`in ${language}`, () => {
    for (const state of sample(reactStates, 1)) {
      test(`a linked group navigates and folds with one click, one entry of history (${state})`, async ({
        page,
      }) => {
        await openIn(state, page, at('/config/'));
        expect(await isOpen(page)).toBe(true);
        const href = (await groupLink(page).getAttribute('href')) ?? '';
        const before = await page.evaluate(() => history.length);
        await groupLink(page).click();
        await expect(page).toHaveURL(new RegExp(`${href}$`));
        await expect(groupLink(page)).toHaveAttribute('aria-current', 'page');
        await expect.poll(() => isOpen(page)).toBe(false);
        expect(await page.evaluate(() => history.length)).toBe(before + 1);
        await groupLink(page).click();
        await expect.poll(() => isOpen(page)).toBe(true);
        expect(await page.evaluate(() => history.length)).toBe(before + 1);
      });
    }
  });
}

for (const state of sample(reactStates, 1)) {
  test(`a fold is kept on the next page and over a reload (${state})`, async ({ page }) => {
    await openIn(state, page, '/config/');
    await fold(page).click();
    await expect.poll(() => isOpen(page)).toBe(false);
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('rslib-docs-sidebar')))
      .toContain('false');
    await page.reload();
    expect(await isOpen(page)).toBe(false);
    await page.goto('/guide/start/');
    await page.goto('/config/');
    expect(await isOpen(page)).toBe(false);
    // The page being read is never folded away.
    await page.goto(route);
    expect(await isOpen(page)).toBe(true);
  });
}

test('a link into a folded group unfolds it without a page load', async ({ page }) => {
  await openPage(page, '/config/');
  await fold(page).click();
  await expect.poll(() => isOpen(page)).toBe(false);
  await page.getByRole('main').locator('a[href="/config/lib/format"]').first().click();
  await expect(page).toHaveURL(/format$/);
  await expect.poll(() => isOpen(page)).toBe(true);
});

test('a click with a modifier leaves the group and the page alone', async ({ page, context }) => {
  await openPage(page, '/config/');
  const opened = context.waitForEvent('page');
  await groupLink(page).click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(page).toHaveURL(/\/config\/$/);
  expect(await isOpen(page)).toBe(true);
});

test('the keyboard folds a group and goes on after it, unfolds it and goes into it', async ({
  page,
}) => {
  // A fold that moves can be entered until it is closed.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(route);
  await fold(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isOpen(page)).toBe(false);
  await page.keyboard.press('Tab');
  // What is folded away cannot be reached.
  const isInside = () =>
    sidebar(page)
      .locator('details')
      .first()
      .evaluate((details) => details.contains(document.activeElement));
  expect(await isInside()).toBe(false);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => isOpen(page)).toBe(true);
  await page.keyboard.press('Tab');
  await expect(sidebar(page).locator('details').first().getByRole('link').first()).toBeFocused();
});

test('on a narrow screen a click outside the tree closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(route);
  await page.getByRole('button', { name: 'Pages', exact: true }).click();
  await expect(sidebar(page)).toBeVisible();
  await page.mouse.click(380, 600);
  await expect(sidebar(page)).toBeHidden();
});

for (const saveData of sample([false, true], 1)) {
  test(`with saveData ${saveData}, a page is fetched on hover: ${!saveData}`, async ({ page }) => {
    await page.addInitScript(
      (value) =>
        Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: value }) }),
      saveData,
    );
    await openPage(page, '/config/');
    const scripts = watchPaths(page, /\/static\/js\/async\//);
    await sidebar(page).getByRole('link', { name: 'dts' }).hover();
    if (saveData) {
      // Time for a request that must not come: the same hover without saving data takes a frame.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(scripts).toEqual([]);
    } else {
      await expect.poll(() => scripts.length).toBeGreaterThan(0);
    }
  });
}

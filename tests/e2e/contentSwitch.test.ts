import type { Page } from '@playwright/test';
import type { ContentReload } from '../../theme/lib/contract';
import { holdReact } from '../support/holdScripts';
import { hydrate, openPage } from '../support/hydrate';
import { removeTransitions } from '../support/removeTransitions';
import { expect, test } from '../support/test';
import { sample } from '../support/sample';

const route = '/guide/start/';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const nextLink = (page: Page) => page.getByRole('link', { name: 'Next Page' });
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading the page' });

/** Keeps what a page says of itself: reload events and view transitions, over page loads as well. */
const record = (page: Page) =>
  page.addInitScript(() => {
    const seen = { reloads: [] as unknown[], transitions: 0, arrivals: 0 };
    Object.assign(window, { seen });
    addEventListener('RspressReloadContent', ({ detail }) => seen.reloads.push(detail));
    addEventListener('pagereveal', (event) => {
      if ('viewTransition' in event && event.viewTransition) seen.arrivals++;
    });
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (...options) {
      seen.transitions++;
      return start.apply(this, options);
    };
  });
const getSeen = (page: Page) =>
  page.evaluate(
    () =>
      (
        window as unknown as {
          seen: { reloads: ContentReload[]; transitions: number; arrivals: number };
        }
      ).seen,
  );

/** Answers the scripts of routes when told to. */
async function holdRouteScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/static/js/async/**', async (intercepted) => {
    await released;
    await intercepted.continue();
  });
  return release;
}

test('the content is exchanged in one view transition, announced once', async ({ page }) => {
  await record(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(route);
  expect((await getSeen(page)).reloads).toEqual([]);
  await hydrate(page);
  const first = await heading(page).innerText();
  const path = (await nextLink(page).getAttribute('href')) ?? '';
  // A slow machine: a long task is no reason to leave it out.
  await page.evaluate(() => {
    const end = performance.now() + 200;
    while (performance.now() < end);
  });
  await nextLink(page).click();
  await expect(heading(page)).not.toHaveText(first);
  await expect
    .poll(() => getSeen(page))
    .toEqual({ reloads: [{ routePath: path, isPageLoad: false }], transitions: 1, arrivals: 0 });
  await page.goBack();
  await expect(heading(page)).toHaveText(first);
  await expect.poll(async () => (await getSeen(page)).reloads.at(-1)?.routePath).toBe(route);
});

test('a link followed by a full page load fades as well, and says so', async ({ page }) => {
  await record(page);
  await holdReact(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(route);
  const path = (await nextLink(page).getAttribute('href')) ?? '';
  await nextLink(page).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect
    .poll(() => getSeen(page))
    .toEqual({ reloads: [{ routePath: path, isPageLoad: true }], transitions: 0, arrivals: 1 });
  await page.reload();
  expect((await getSeen(page)).reloads).toEqual([]);
});

for (const reason of sample(
  ['less motion is wanted', 'there are no View Transitions'] as const,
  1,
)) {
  test(`the content is exchanged at once where ${reason}`, async ({ page }) => {
    await record(page);
    const wantsLess = reason === 'less motion is wanted';
    await page.emulateMedia({ reducedMotion: wantsLess ? 'reduce' : 'no-preference' });
    if (!wantsLess) await removeTransitions(page);
    await openPage(page, route);
    const first = await heading(page).innerText();
    await nextLink(page).click();
    await expect(heading(page)).not.toHaveText(first);
    const { transitions, reloads } = await getSeen(page);
    expect(transitions).toBe(0);
    expect(reloads).toHaveLength(1);
  });
}

test('the focus goes to the new heading, also back from the search; the title is announced', async ({
  page,
}) => {
  await openPage(page, route);
  const before = await page.title();
  await nextLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveTitle(before);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(heading(page)).toBeFocused();
});

test('a slow page shows a bar that starts at 8 of 100 and ends with the page', async ({ page }) => {
  await openPage(page, route);
  const release = await holdRouteScripts(page);
  const first = await heading(page).innerText();
  await nextLink(page).click();
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '8');
  await expect(bar(page)).toHaveCSS('transition-duration', '0.2s');
  const getLength = () =>
    bar(page).evaluate((element) => Number(element.style.getPropertyValue('--progress')));
  await expect.poll(getLength).toBeGreaterThan(0.08);
  expect(await getLength()).toBeLessThanOrEqual(0.12);
  await expect(heading(page)).toHaveText(first);
  release();
  await expect(heading(page)).not.toHaveText(first);
  await expect(bar(page)).toHaveCount(0);
});

test.describe('scrolling', () => {
  test.use({ viewport: { width: 1440, height: 400 } });
  const scrollTo = async (page: Page, top: number) => {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  };
  const expectAt = (page: Page, top: number) =>
    expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);

  test('back and forward find both places again', async ({ page }) => {
    await openPage(page, route);
    const first = await heading(page).innerText();
    await scrollTo(page, 700);
    await nextLink(page).evaluate((link: HTMLAnchorElement) => link.click());
    await expect(heading(page)).not.toHaveText(first);
    await expectAt(page, 0);
    await scrollTo(page, 250);
    // Longer than the throttle of the scroll handler.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)));
    await page.goBack();
    await expect(heading(page)).toHaveText(first);
    await expectAt(page, 700);
    await page.goForward();
    await expect(heading(page)).not.toHaveText(first);
    await expectAt(page, 250);
  });

  test('back, after a reload and before React, shows the page that the address names', async ({
    page,
  }) => {
    await openPage(page, route);
    const first = await heading(page).innerText();
    await nextLink(page).click();
    await expect(heading(page)).not.toHaveText(first);
    await page.reload();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${route}$`));
    await expect(heading(page)).toHaveText(first);
  });
});

import type { Page } from '@playwright/test';
import { hydrate, openPage } from '../support/hydrate';
import { expect, test } from '../support/test';
import { sample } from '../support/sample';

const route = '/guide/start/';
const barHeight = 60;
/** Targets stop 72 px below the top (spec.md §9); a heading's own space above it comes on top. */
const lowestTarget = 110;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Pages of this section' });

/** Marks the document; a full page load loses the mark. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
const expectSameDocument = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-kept', '');

/** A link of the sidebar that leads to another page, with where it leads and what it says. */
async function getOtherPage(page: Page, index = 0) {
  const link = sidebar(page).locator('a:not([aria-current])').nth(index);
  const href = (await link.getAttribute('href')) ?? '';
  const title = (await link.innerText()).trim();
  return { link, href, title };
}

/** Distance of an element from the top of the window; -1 where there is none. */
const getTop = (page: Page, id: string) =>
  page.evaluate(
    (name) => document.getElementById(decodeURIComponent(name))?.getBoundingClientRect().top ?? -1,
    id,
  );

test('a sidebar link opens its page without a page load, at its top', async ({ page }) => {
  await openPage(page, route);
  await markDocument(page);
  await page.evaluate(() => window.scrollTo(0, 400));
  const { link, href } = await getOtherPage(page);
  const before = await page.title();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page).not.toHaveTitle(before);
  await expect(heading(page)).toBeVisible();
  await expect(sidebar(page).locator('a[aria-current=page]')).toHaveAttribute('href', href);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expectSameDocument(page);
});

test('a page reached by a click is the page its address serves', async ({ page, context }) => {
  await openPage(page, route);
  await markDocument(page);
  const { link, href } = await getOtherPage(page);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expectSameDocument(page);
  const direct = await context.newPage();
  await direct.goto(href);
  await expect(page).toHaveTitle(await direct.title());
  await expect(heading(page)).toHaveText(await heading(direct).innerText());
  expect(await page.getByRole('main').innerText()).toBe(await direct.getByRole('main').innerText());
  for (const selector of ['meta[name=description]', 'link[rel=canonical]']) {
    expect(await readHead(page, selector), selector).toEqual(await readHead(direct, selector));
  }
});

const readHead = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((tags) =>
      tags.map((tag) => tag.getAttribute('content') ?? tag.getAttribute('href')),
    );

test('next and previous lead there and back', async ({ page }) => {
  await openPage(page, route);
  await markDocument(page);
  const first = await heading(page).innerText();
  await page.getByRole('link', { name: 'Next Page' }).click();
  await expect(heading(page)).not.toHaveText(first);
  await page.getByRole('link', { name: 'Previous Page' }).click();
  await expect(heading(page)).toHaveText(first);
  await expect(page).toHaveURL(new RegExp(`${route}$`));
  await expectSameDocument(page);
});

test('a link in the text opens its page without a page load', async ({ page }) => {
  await openPage(page, route);
  await markDocument(page);
  const link = page.locator('article a[href^="/"]').first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(heading(page)).toBeVisible();
  await expectSameDocument(page);
});

test('focus is not lost with the page that held it', async ({ page }) => {
  await openPage(page, route);
  const { link, href } = await getOtherPage(page);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(heading(page)).toBeVisible();
  // On the link still, or on what the frame has moved it to; never on an element that is gone.
  const holder = await page.evaluate(() => ({
    tag: document.activeElement?.tagName,
    isConnected: document.activeElement?.isConnected,
  }));
  expect(holder.isConnected).toBe(true);
  expect(holder.tag).not.toBe('BODY');
});

test('back and forward show the pages and places that were left', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await openPage(page, route);
  await markDocument(page);
  const first = await heading(page).innerText();
  await page.evaluate(() => window.scrollTo(0, 300));
  const { link, href } = await getOtherPage(page);
  await link.evaluate((anchor: HTMLAnchorElement) => anchor.click());
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(heading(page)).not.toHaveText(first);
  const second = await heading(page).innerText();
  await page.goBack();
  await expect(heading(page)).toHaveText(first);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await page.goForward();
  await expect(heading(page)).toHaveText(second);
  await expectSameDocument(page);
});

test('a hash stops below the bar, on a click and on load', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(route);
  const link = page.getByRole('navigation', { name: 'ON THIS PAGE' }).getByRole('link').first();
  const hash = (await link.getAttribute('href')) ?? '';
  const id = decodeURIComponent(hash.slice(1));
  const expectBelowBar = async () => {
    await expect.poll(() => getTop(page, id)).toBeGreaterThanOrEqual(barHeight);
    expect(await getTop(page, id)).toBeLessThanOrEqual(lowestTarget);
  };

  await link.click();
  await expectBelowBar();

  await page.goto('/');
  await page.goto(`${route}${hash}`);
  await expectBelowBar();
  await hydrate(page);
  await expectBelowBar();
});

test('a link to a heading of another page shows that heading below the bar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await openPage(page, '/config/');
  await markDocument(page);
  const link = page.getByRole('main').locator('a[href^="/config/"][href*="#"]').last();
  const [path, id = ''] = ((await link.getAttribute('href')) ?? '').split('#');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${path}#`));
  await expect.poll(() => getTop(page, id)).toBeGreaterThanOrEqual(barHeight);
  await expectSameDocument(page);
});

test('a page whose script cannot be fetched comes by exactly one full navigation', async ({
  page,
  expectFailures,
}) => {
  expectFailures(
    /^failed request: .*\/static\/js\/async\//,
    /ERR_FAILED/,
    /^console error: \/\S+ ChunkLoadError/,
  );
  await openPage(page, route);
  await markDocument(page);
  const navigations: string[] = [];
  page.on('framenavigated', (frame) => navigations.push(frame.url()));
  let isDown = true;
  await page.route('**/static/js/async/**', (intercepted) =>
    isDown ? intercepted.abort() : intercepted.continue(),
  );
  const { link, href } = await getOtherPage(page);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-kept');
  expect(navigations).toHaveLength(1);
  isDown = false;
  await hydrate(page);
  await (await getOtherPage(page)).link.click();
  await expect(page).not.toHaveURL(new RegExp(`${href}$`));
  await expect(heading(page)).toBeVisible();
});

test('offline a page that is not there yet is logged, the old one stays, and a click brings it later', async ({
  page,
  context,
  expectFailures,
}) => {
  expectFailures(
    /^failed request: .*\/static\/js\/async\//,
    // Whether the host is there at all.
    /^failed request: .*\/guide\/\S+ \(net::ERR_INTERNET_DISCONNECTED/,
    /^console error: Failed to load resource/,
    /^console error: \/\S+ ChunkLoadError/,
  );
  await openPage(page, route);
  await markDocument(page);
  const first = await heading(page).innerText();
  const { link, href } = await getOtherPage(page);
  const pointedAt = await getOtherPage(page, 1);
  await context.setOffline(true);
  await pointedAt.link.hover();
  const logged = page.waitForEvent('console', (message) => message.text().includes(href));
  await link.click();
  await logged;
  await expect(heading(page)).toHaveText(first);
  await expect(page).toHaveURL(new RegExp(`${route}$`));
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expectSameDocument(page);
  await context.setOffline(false);
  await pointedAt.link.click();
  await expect(page).toHaveURL(new RegExp(`${pointedAt.href}$`));
  await expectSameDocument(page);
  await page.locator(`a[href="${href}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(heading(page)).not.toHaveText(first);
  await expectSameDocument(page);
});

test('the last of two clicks wins, however slow the first page is', async ({ page }) => {
  await openPage(page, route);
  // The first script of a page that is asked for comes once the other page is there.
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const held: string[] = [];
  await page.route('**/static/js/async/**', async (intercepted) => {
    if (held.push(intercepted.request().url()) === 1) await released;
    await intercepted.continue();
  });
  const slow = await getOtherPage(page, 0);
  const quick = await getOtherPage(page, 1);
  await slow.link.dispatchEvent('click');
  await quick.link.dispatchEvent('click');
  await expect(page).toHaveURL(new RegExp(`${quick.href}$`));
  const arrived = page.waitForResponse(held[0] ?? '');
  release();
  await (await arrived).finished();
  await page.waitForTimeout(100);
  await expect(page).toHaveURL(new RegExp(`${quick.href}$`));
  await expect(sidebar(page).locator('a[aria-current=page]')).toHaveAttribute('href', quick.href);
});

const hashes = ['#%E0%A4%A', '#nope', '#nope"><img src=x onerror=alert(1)>', '#%00', '#%'];
for (const hash of sample(hashes, 1)) {
  test(`the hash ${hash} shows the page at its top`, async ({ page }) => {
    await page.goto(`${route}${hash}`);
    await expect(heading(page)).toBeVisible();
    await hydrate(page);
    await expect(heading(page)).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const { link, href } = await getOtherPage(page);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  });
}

import type { Page } from '@playwright/test';
import { hydrate, openPage } from '../support/hydrate';
import { expect, test } from '../support/test';
import { sample } from '../support/sample';
import { watchPaths } from '../support/watchPaths';

const route = '/guide/basic/cli';
const getButton = (page: Page) => page.getByRole('button', { name: /^Enlarge: The help of rslib/ });
const getImage = (page: Page) => page.getByRole('img', { name: /^The help of rslib/ }).first();
const getGrown = (page: Page) => page.locator('.medium-zoom-image--opened');
const getOverlay = (page: Page) => page.locator('.medium-zoom-overlay');

async function open(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, route);
  await getButton(page).scrollIntoViewIfNeeded();
}

/** How long the page stays under the image after being scrolled, in ms. */
const timeToShrink = (page: Page, distance: number) =>
  page.evaluate(
    (by) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        new MutationObserver(() => {
          const isOpen = document.body.classList.contains('medium-zoom--opened');
          if (!isOpen) resolve(performance.now() - start);
        }).observe(document.body, { attributeFilter: ['class'] });
        window.scrollBy({ top: by, behavior: 'instant' });
      }),
    distance,
  );

test('an image keeps its place, and its script comes when it is wanted', async ({ page }) => {
  const scripts = watchPaths(page, /.*\.js$/);
  await page.goto(route);
  const image = getImage(page);
  for (const [name, value] of [
    ['width', '940'],
    ['loading', 'lazy'],
  ] as const) {
    await expect(image).toHaveAttribute(name, value);
  }
  await expect(image).toHaveAttribute('height', /^\d+$/);
  await hydrate(page);
  const before = scripts.length;
  await getButton(page).hover();
  await expect.poll(() => scripts.length).toBe(before + 1);
});

test('images are made ready to grow 100 ms after the page is there', async ({ page }) => {
  const scripts = watchPaths(page, /.*\.js$/);
  await page.clock.install();
  await page.goto(route);
  await page.clock.pauseAt(Date.now() + 60_000);
  await hydrate(page);
  const countAfterHover = async () => {
    await page.mouse.move(2, 2);
    const before = scripts.length;
    await getButton(page).hover();
    await new Promise((resolve) => setTimeout(resolve, 300));
    return scripts.length - before;
  };
  await getButton(page).scrollIntoViewIfNeeded();
  await page.clock.runFor(99);
  expect(await countAfterHover()).toBe(0);
  await page.clock.runFor(1);
  expect(await countAfterHover()).toBe(1);
});

for (const [colorScheme, color] of sample(
  [
    ['light', 'rgb(255, 255, 255)'],
    ['dark', 'rgb(22, 19, 15)'],
  ] as const,
  1,
)) {
  test(`an image grows to the window over white or the dark page (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await open(page);
    await getButton(page).click();
    await expect(getOverlay(page)).toHaveCSS('background-color', color);
    const grown = getGrown(page).last();
    await expect(grown).toHaveAttribute('src', /build-help@2x\.png$/);
    // No margin: it ends where the window ends.
    await expect.poll(async () => Math.round((await grown.boundingBox())?.height ?? 0)).toBe(900);
    await expect(getButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.click(4, 4);
    await expect(getGrown(page)).toHaveCount(0);
    await expect(getButton(page)).toHaveAttribute('aria-expanded', 'false');
  });
}

test('30 px of scrolling and a moving pointer keep it, 40 px, a resize and Escape end it', async ({
  page,
}) => {
  await open(page);
  const grow = async () => {
    await getButton(page).click();
    await expect(getOverlay(page)).toHaveCSS('opacity', '1');
    await expect
      .poll(async () => Math.round((await getGrown(page).last().boundingBox())?.height ?? 0))
      .toBe(900);
  };
  await grow();
  await page.evaluate(() => window.scrollBy({ top: 30, behavior: 'instant' }));
  await page.mouse.move(40, 40);
  await page.waitForTimeout(400);
  await expect(getOverlay(page)).toHaveCSS('opacity', '1');
  const time = await timeToShrink(page, 11);
  expect(time).toBeGreaterThanOrEqual(149);
  expect(time).toBeLessThan(1000);
  await expect(getGrown(page)).toHaveCount(0);

  await grow();
  await page.setViewportSize({ width: 1430, height: 900 });
  await expect(getGrown(page)).toHaveCount(0);

  await grow();
  await page.keyboard.press('Escape');
  await expect(getGrown(page)).toHaveCount(0);
});

test('keys open it, it is said, and the focus stays with its reader', async ({ page }) => {
  await open(page);
  for (const key of ['Enter', 'Space']) {
    await getButton(page).focus();
    await page.keyboard.press(key);
    await expect(getGrown(page).last()).toBeVisible();
    await expect(page.locator('#announcer')).toHaveText(/Escape closes it/);
    await expect
      .poll(async () => Math.round((await getGrown(page).last().boundingBox())?.height ?? 0))
      .toBe(900);
    await page.keyboard.press('Escape');
    await expect(getGrown(page)).toHaveCount(0);
    await expect(getButton(page)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => Math.round((await getGrown(page).last().boundingBox())?.height ?? 0))
    .toBe(900);
  await page.keyboard.press('Tab');
  await expect(getGrown(page)).toHaveCount(0);
  await expect(getButton(page)).not.toBeFocused();
});

test('the image of the page grows where the large one cannot be had', async ({
  page,
  expectFailures,
}) => {
  expectFailures(/failed request: .*@2x\.png/, /console error: .*@2x\.png/);
  await page.route('**/*@2x.png', (intercepted) => intercepted.abort());
  await open(page);
  await getButton(page).click();
  await expect(getGrown(page)).toHaveCount(1);
  await expect(getGrown(page)).toHaveAttribute('src', /build-help\.png$/);
  await page.keyboard.press('Escape');
});

test('without script there is the image alone', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(new URL(route, site.url).href);
  await expect(getImage(page)).toBeVisible();
  await expect(getButton(page)).toBeHidden();
  await context.close();
});

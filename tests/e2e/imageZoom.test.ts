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

/** It has no margin: it ends where the window ends. */
const expectGrown = (page: Page) =>
  expect
    .poll(async () => Math.round((await getGrown(page).last().boundingBox())?.height ?? 0))
    .toBe(900);

async function open(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, route);
  await getButton(page).scrollIntoViewIfNeeded();
}

/** Scrolls the page, and waits until its handlers have heard of it. */
const scrollBy = (page: Page, distance: number) =>
  page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), { once: true });
        window.scrollBy({ top, behavior: 'instant' });
      }),
    distance,
  );

test('an image keeps its place', async ({ page }) => {
  await page.goto(route);
  const image = getImage(page);
  await expect(image).toHaveAttribute('width', '940');
  await expect(image).toHaveAttribute('loading', 'lazy');
  await expect(image).toHaveAttribute('height', /^\d+$/);
});

test('the script for growing comes on hover, 100 ms after the page is there', async ({ page }) => {
  const scripts = watchPaths(page, /.*\.js$/);
  await page.clock.install();
  await page.goto(route);
  await page.clock.pauseAt(Date.now() + 60_000);
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  const hover = async () => {
    await page.mouse.move(2, 2);
    await getButton(page).hover();
  };
  await getButton(page).scrollIntoViewIfNeeded();
  await page.clock.runFor(99);
  await hover();
  await page.clock.runFor(1);
  expect(scripts).toHaveLength(before);
  await hover();
  await expect.poll(() => scripts.length).toBe(before + 1);
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
    await expect(getGrown(page).last()).toHaveAttribute('src', /build-help@2x\.png$/);
    await expectGrown(page);
    await expect(getButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.click(4, 4);
    await expect(getGrown(page)).toHaveCount(0);
    await expect(getButton(page)).toHaveAttribute('aria-expanded', 'false');
  });
}

test('30 px of scrolling and a moving pointer keep it, 40 px, a resize and Escape end it', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  const grow = async () => {
    await getButton(page).click();
    await expect(getOverlay(page)).toHaveCSS('opacity', '1');
    await expectGrown(page);
  };
  await grow();
  await page.clock.pauseAt(Date.now() + 60_000);
  await scrollBy(page, 30);
  await page.mouse.move(40, 40);
  await page.clock.runFor(1000);
  await expect(page.locator('body')).toHaveClass(/medium-zoom--opened/);
  await scrollBy(page, 11);
  await page.clock.runFor(149);
  await expect(page.locator('body')).toHaveClass(/medium-zoom--opened/);
  await page.clock.runFor(1);
  await expect(page.locator('body')).not.toHaveClass(/medium-zoom--opened/);
  await page.clock.resume();
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
    await expectGrown(page);
    await page.keyboard.press('Escape');
    await expect(getGrown(page)).toHaveCount(0);
    await expect(getButton(page)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expectGrown(page);
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is the image alone', async ({ page }) => {
    await page.goto(route);
    await expect(getImage(page)).toBeVisible();
    await expect(getButton(page)).toBeHidden();
  });
});

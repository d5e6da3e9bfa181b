import type { Page } from '@playwright/test';
import { openIn, reactStates } from '../support/holdScripts';
import { openPage } from '../support/hydrate';
import { expect, test } from '../support/test';
import { sample } from '../support/sample';

const transparent = 'rgba(0, 0, 0, 0)';
const getBackground = (page: Page) =>
  page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor);
const scrollPage = (page: Page, offset: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), offset);

for (const state of sample(reactStates, 1)) {
  test(`the bar of the home page is opaque from 100 px on (${state})`, async ({ page }) => {
    await openIn(state, page, '/');
    await expect.poll(() => getBackground(page)).toBe(transparent);
    await scrollPage(page, 99);
    await expect.poll(() => getBackground(page)).toBe(transparent);
    await scrollPage(page, 100);
    await expect.poll(() => getBackground(page)).not.toBe(transparent);
    expect(await getBackground(page)).toMatch(/^rgb\(/);
    await scrollPage(page, 0);
    await expect.poll(() => getBackground(page)).toBe(transparent);
  });
}

test('where CSS cannot follow the scroll, React does', async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (first: string, second?: string) =>
      first !== 'animation-timeline: scroll()' &&
      (second === undefined ? supports(first) : supports(first, second));
  });
  await openPage(page, '/');
  const bar = page.getByRole('banner');
  await expect(bar).toHaveAttribute('data-at-top');
  await scrollPage(page, 120);
  await expect(bar).not.toHaveAttribute('data-at-top');
  await scrollPage(page, 0);
  await expect(bar).toHaveAttribute('data-at-top');
});

test('the bar of any other page is opaque at its top', async ({ page }) => {
  await page.goto('/guide/start/');
  expect(await getBackground(page)).not.toBe(transparent);
});

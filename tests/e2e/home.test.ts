import { readFileSync } from 'node:fs';
import { openPage } from '../support/hydrate';
import { expect, missingPage, test } from '../support/test';
import { sample } from '../support/sample';
import { watchPaths } from '../support/watchPaths';
import type { Page } from '@playwright/test';
import { openIn, reactStates } from '../support/holdScripts';

const getVersion = (name: string): string => {
  const text = readFileSync(`node_modules/${name}/package.json`, 'utf8');
  return (JSON.parse(text) as { version: string }).version;
};

const homes = [
  {
    route: '/',
    texts: [
      'A library development tool based on Rsbuild',
      'Create JavaScript libraries in a simple and intuitive way',
      'A high-performance tool stack built around a Rust-based bundler to boost modern web development',
    ],
    started: 'Get Started',
    more: 'Learn More about Rslib',
    stack: 'The tool stack',
  },
  {
    route: '/zh/',
    texts: ['基于 Rsbuild 的库开发工具', '以简单直观的方式创建 JavaScript 库', '高性能工具链'],
    started: '快速开始',
    more: '了解更多 关于 Rslib',
    stack: '工具链',
  },
];

for (const { route } of sample(homes, 1)) {
  test(`${route} shows the logo, and an icon on each card`, async ({ page }) => {
    await page.goto(route);
    const main = page.getByRole('main');
    const cards = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(cards).toHaveCount(6);
    const logo = main.locator('header img');
    for (const image of [logo, ...(await cards.all()).map((card) => card.locator('img'))]) {
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
    }
  });
}

for (const route of ['/', '/zh/', '/nope', '/zh/nope']) {
  test(`${route} leads back to its top once it is scrolled`, async ({ page, expectFailures }) => {
    if (route.endsWith('nope')) expectFailures(...missingPage);
    await page.setViewportSize({ width: 1440, height: 300 });
    await openPage(page, route);
    const link = page.locator('a[href="#content"]').last();
    await expect(link).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
}

for (const { route, texts, started, more, stack } of sample(homes, 1, 1)) {
  test(`${route} says what the tool is and builds, and links to the guide`, async ({ page }) => {
    await page.goto(route);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Rslib');
    for (const text of texts) await expect(main).toContainText(text);
    await expect(main).not.toContainText('Seamlessly replace webpack');
    for (const [name, target] of [
      [started, `${route}guide/start/quick-start`],
      [more, `${route}guide/start/`],
    ] as const) {
      await expect(main.getByRole('link', { name, exact: true }).first()).toHaveAttribute(
        'href',
        target,
      );
    }
    for (const file of ['src/index.tsx', 'rslib.config.ts', 'dist/esm/index.js', 'package.json']) {
      await expect(main.getByRole('figure', { name: file }).first()).toBeVisible();
    }
    await expect(main).toContainText('index.d.cts');
    await expect(main).toContainText(`publint ${getVersion('publint')}`);
    await expect(main).toContainText(`Are The Types Wrong ${getVersion('@arethetypeswrong/core')}`);
    const links = page.getByRole('region', { name: stack }).getByRole('link');
    await expect(links).toHaveCount(5);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('href', /^https:/);
      await link.scrollIntoViewIfNeeded();
      const logo = link.locator('img');
      await expect
        .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth > 0))
        .toBe(true);
    }
  });
}

test('a card with a link is a link', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('listitem').filter({ hasText: 'Declaration files' });
  // Next to the heading, where only the card is.
  await card.click({ position: { x: 8, y: 8 } });
  await expect(page).toHaveURL(/\/config\/lib\/dts$/);
});

test('the background is fetched where there is room for it, and nothing else of its kind', async ({
  page,
}) => {
  const pictures = watchPaths(page, /^\/landing\/.*/);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(pictures).toEqual(['/landing/hero.svg']);
  pictures.length = 0;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/zh/', { waitUntil: 'networkidle' });
  expect(pictures).toEqual([]);
});

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
  await scrollPage(page, 99);
  await expect(bar).toHaveAttribute('data-at-top');
  await scrollPage(page, 100);
  await expect(bar).not.toHaveAttribute('data-at-top');
  await scrollPage(page, 0);
  await expect(bar).toHaveAttribute('data-at-top');
});

test('the bar of any other page is opaque at its top', async ({ page }) => {
  await page.goto('/guide/start/');
  expect(await getBackground(page)).not.toBe(transparent);
});

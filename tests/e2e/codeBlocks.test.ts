import type { Page } from '@playwright/test';
import { hydrate, openPage } from '../support/hydrate';
import { sampleReaders } from '../support/readers';
import { sample } from '../support/sample';
import { expect, test } from '../support/test';

const route = '/guide/start/quick-start';
const key = 'rslib-docs-code';
const getBlock = (page: Page) => page.locator('figure:has(pre)').first();
const getButton = (page: Page) =>
  getBlock(page).getByRole('button', { name: /cop|clipboard|复制|剪贴板/i });
const getStatus = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });
const whiteSpace = (page: Page) =>
  getBlock(page)
    .locator('pre')
    .evaluate(
      (pre) => getComputedStyle(pre).whiteSpaceCollapse + getComputedStyle(pre).textWrapMode,
    );

test.describe('the copy button', () => {
  for (const { language, at, text } of sampleReaders(1)) {
    test(`copies the code and says so for 2000 ms (${language})`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.clock.install();
      await openPage(page, at(route));
      await expect(getButton(page)).toHaveText(text('copy'));
      await page.clock.pauseAt(Date.now() + 60_000);
      await getButton(page).click();
      await expect(getStatus(page, text('copiedCode'))).toHaveCount(1);
      const code = await getBlock(page).locator('code').textContent();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
      await page.clock.runFor(1999);
      await expect(getButton(page)).toHaveText(text('copiedCode'));
      await page.clock.runFor(1);
      await expect(getButton(page)).toHaveText(text('copy'));
      await expect(getStatus(page, /./)).toHaveCount(0);
    });
  }

  test('selects the code where the clipboard is refused, and says so', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await page.clock.install();
    await openPage(page, route);
    await page.clock.pauseAt(Date.now() + 60_000);
    await getButton(page).click();
    await expect(getButton(page)).toHaveText(/clipboard is not available/);
    await expect(getStatus(page, /clipboard is not available/)).toHaveCount(1);
    const code = (await getBlock(page).locator('code').textContent()) ?? '';
    const selected = await page.evaluate(() => getSelection()?.toString() ?? '');
    expect(selected.trim()).toBe(code.trim());
  });
});

/** Tabs show one of their blocks. */
const visibleBlocks = 'article figure:has(pre):not([role=tabpanel] *)';

test.describe('a page with much code', () => {
  for (const width of sample([390, 1440], 1)) {
    test(`has one stop of the Tab key for a block, one more where it scrolls, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, '/config/lib/dts');
      const blocks = page.locator(visibleBlocks);
      const readStops = (figures: Element[]) =>
        figures.map((figure) => {
          const code = figure.querySelector('pre')!;
          const stops = [...figure.querySelectorAll<HTMLElement>('button, [tabindex]')];
          return {
            scrolls: code.scrollWidth > code.clientWidth,
            isStop: code.tabIndex === 0,
            name: code.ariaLabel,
            others: stops.filter((stop) => stop !== code && stop.tabIndex === 0).length,
          };
        });
      const findWrong = async () =>
        (await blocks.evaluateAll(readStops)).filter(({ isStop, scrolls }) => isStop !== scrolls);
      // Blocks become a stop once they are hydrated and measured.
      await expect.poll(findWrong).toEqual([]);
      const stops = await blocks.evaluateAll(readStops);
      expect(stops.length).toBeGreaterThan(30);
      expect(stops.filter(({ others }) => others !== 1)).toEqual([]);
      for (const { name, isStop } of stops) expect(name).toBe(isStop ? 'Scrollable code' : null);
    });
  }

  test('leads from the copy button to the switches by arrow keys, and on by Tab', async ({
    page,
  }) => {
    await openPage(page, '/config/lib/dts');
    const tools = page.locator(visibleBlocks).getByRole('toolbar', { name: 'Code tools' }).first();
    const copy = tools.getByRole('button', { name: /^Copy/ });
    await copy.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(tools.getByRole('button', { name: 'Line numbers' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(copy).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(tools.locator(':focus')).toHaveCount(0);
    for (const button of await tools.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
  });
});

for (const [route, names] of sample(
  [
    ['/config/lib/dts', ['Copy rslib.config.ts', 'Copy code: Bash', /^Copy output: /]],
    ['/zh/config/lib/dts', ['复制 rslib.config.ts', '复制代码：Bash', /^复制输出：/]],
  ] as const,
  1,
)) {
  test(`copy buttons of ${route} say what they copy`, async ({ page }) => {
    await page.goto(route);
    const main = page.getByRole('main');
    for (const name of names) {
      await expect(main.getByRole('button', { name, exact: true }).first()).toBeVisible();
    }
    await expect(main.getByRole('button', { name: /^(?:Copy|复制)$/ })).toHaveCount(0);
    // The figure has the file's name, and nothing in it has it once more.
    const figure = main.getByRole('figure', { name: 'rslib.config.ts' }).first();
    await expect(figure).toBeVisible();
    await expect(figure.getByRole('group')).toHaveCount(0);
  });
}

test('what a tool wrote is set apart from what readers write', async ({ page }) => {
  await page.goto('/config/lib/dts');
  const main = page.getByRole('main');
  const [output, input] = ['rslib build', 'rslib.config.ts'].map((name) =>
    main.getByRole('figure', { name }).first(),
  );
  for (const media of [
    { forcedColors: 'none' },
    { forcedColors: 'active' },
    { media: 'print' },
  ] as const) {
    await page.emulateMedia(media);
    await expect(output!).toHaveCSS('border-width', '0px 0px 0px 3px');
    await expect(input!).toHaveCSS('border-width', '1px');
  }
});

test('the copy button of an output comes up under a pointer', async ({ page }) => {
  await openPage(page, '/config/lib/dts');
  const output = page.getByRole('main').getByRole('figure', { name: 'rslib build' }).first();
  const tools = output.getByRole('toolbar');
  await expect(tools).toHaveCSS('opacity', '0');
  await output.hover();
  await expect(tools).toHaveCSS('opacity', '1');
  await expect(tools.getByRole('button', { name: /^Copy output: / })).toBeVisible();
});

test('lines are neither numbered nor broken by themselves', async ({ page }) => {
  await page.goto(route);
  const blocks = page.locator('pre');
  expect(await blocks.count()).toBeGreaterThan(2);
  const read = (block: HTMLElement) => ({
    whiteSpace: getComputedStyle(block).whiteSpace,
    before: [...block.querySelectorAll('code, code *')]
      .map((part) => getComputedStyle(part, '::before').content)
      .filter((content) => content !== 'none'),
  });
  for (const block of await blocks.all()) {
    expect(await block.evaluate(read)).toEqual({ whiteSpace: 'pre', before: [] });
  }
});

test('break and number the lines of every block, from then on and in other tabs', async ({
  page,
  context,
}) => {
  await page.goto(route);
  const other = await context.newPage();
  await other.goto(route);
  await hydrate(page);
  const wrap = getBlock(page).getByRole('button', { name: 'Wrap long lines' });
  const numbers = getBlock(page).getByRole('button', { name: 'Line numbers' });
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  // The keyboard shows what a pointer shows by hovering.
  await getButton(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(wrap).toBeFocused();
  await expect(wrap.locator('..')).toHaveCSS('opacity', '1');
  await page.keyboard.press('Space');
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await numbers.click();
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('wrap numbers');
  expect(await whiteSpace(page)).toBe('preservewrap');
  for (const pressed of await page.getByRole('button', { name: 'Wrap long lines' }).all()) {
    await expect(pressed).toHaveAttribute('aria-pressed', 'true');
  }
  // A tab in which nobody has done anything yet.
  await expect(other.locator('html')).toHaveAttribute('data-code', 'wrap numbers');
  expect(await whiteSpace(other)).toBe('preservewrap');

  await other.reload({ waitUntil: 'commit' });
  await expect(other.locator('html')).toHaveAttribute('data-code', 'wrap numbers');
  const getNumber = (line: HTMLElement) => getComputedStyle(line, '::before').content;
  expect(await getBlock(other).locator('.line').first().evaluate(getNumber)).toContain('counter');
  await wrap.click();
  await expect(other.locator('html')).toHaveAttribute('data-code', 'numbers no-wrap');
});

for (const width of sample([390, 700, 1440], 1)) {
  test(`no button covers the end of a command at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/config/lib/dts');
    const covered = await page.locator('article figure:visible').evaluateAll(
      (figures) =>
        figures.flatMap((figure) => {
          const pre = figure.querySelector('pre');
          const button = figure.querySelector(':scope > div')?.getBoundingClientRect();
          if (!pre || !button) return [];
          pre.scrollLeft = pre.scrollWidth;
          return [...pre.querySelectorAll('.line')].filter((line) => {
            const box = line.getBoundingClientRect();
            const isNextTo = box.top < button.bottom && box.bottom > button.top;
            return isNextTo && box.right > button.left;
          });
        }).length,
    );
    expect(covered).toBe(0);
  });
}

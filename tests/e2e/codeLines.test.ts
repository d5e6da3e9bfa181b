import type { Page } from '@playwright/test';
import { catalogueRoute, catalogueTest as test } from '../support/catalogue';
import { hydrate, openPage } from '../support/hydrate';
import { expect } from '../support/test';

/** A block of the catalogue by its title; its MDX is next to it. */
const getPart = (page: Page, title: string, text: string) =>
  page.locator('figure', { has: page.getByText(title, { exact: true }) }).filter({ hasText: text });
const getMarked = (page: Page) => getPart(page, 'rslib.config.ts', 'bundle: false');

test.describe('lines of code', () => {
  test('are marked, brought into view and unfolded by the address', async ({ page }) => {
    await page.goto(`${catalogueRoute}#numbers-long-lines-folds:package.json-L12-14`);
    // Nobody has touched the page: the address is reason enough to load what marks them.
    const marked = page.locator('[data-target]');
    await expect(marked).toHaveCount(3);
    await expect(marked.first()).toContainText('"scripts"');
    await expect(marked.last()).toBeInViewport();
    await expect(page.getByLabel('Show all 15 lines')).toBeChecked();

    await page.evaluate(() => (location.hash = 'marked-lines-and-words:rslib.config.ts-L2).'));
    await expect(marked).toHaveCount(1);
    await expect(marked).toBeInViewport();
    await page.goBack();
    await expect(marked).toHaveCount(3);
    await page.evaluate(() => (location.hash = 'marked-lines-and-words:rslib.config.ts-L99'));
    await expect(marked).toHaveCount(0);
    await expect(getMarked(page)).toBeInViewport();
  });

  test('are links once they have numbers, one stop of the Tab key', async ({ page }) => {
    await openPage(page, catalogueRoute);
    const block = getPart(page, 'src/limits.ts', 'isShort');
    const links = block.getByRole('link');
    await expect(links).toHaveCount(4);
    await links.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(block.getByRole('link', { name: 'Line 2' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#numbers-long-lines-folds:src\/limits\.ts-L2$/);
    await links.nth(3).click({ modifiers: ['Shift'] });
    await expect(page).toHaveURL(/-L2-4$/);
    await expect(block.locator('[data-target]')).toHaveCount(3);
    await page.keyboard.press('Tab');
    await expect(links.first()).not.toBeFocused();
  });

  test('say by elements, signs and words what is added, removed or wrong', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(catalogueRoute);
    const block = getMarked(page);
    await expect(block.locator('ins')).toHaveText('  bundle: false,');
    await expect(block.locator('del')).toHaveText('  bundle: true,');
    const readSign = (line: HTMLElement) => getComputedStyle(line, '::after').content;
    expect(await block.locator('ins').evaluate(readSign)).toBe('"+" / "Added:"');
    expect(await block.locator('.error').evaluate(readSign)).toBe('"×" / "Error:"');
    expect(await block.locator('.warning').evaluate(readSign)).toBe('"!" / "Warning:"');
    await page.emulateMedia({ forcedColors: 'active' });
    const readBar = (line: HTMLElement) => getComputedStyle(line).borderInlineStartWidth;
    expect(await block.locator('ins').evaluate(readBar)).toBe('3px');
    await page.emulateMedia({ forcedColors: 'none' });

    await hydrate(page);
    await block.getByRole('button', { name: 'Copy rslib.config.ts' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('bundle: false,\n');
    expect(copied).not.toMatch(/bundle: true|\[!code/);
  });
});

test.describe('a folded block', () => {
  test('opens by keyboard, is whole in print, and search reaches its end', async ({ page }) => {
    await page.goto(catalogueRoute);
    const block = getPart(page, 'package.json', '"scripts"').filter({
      has: page.locator('input'),
    });
    const pre = block.locator('pre');
    const readHeight = (element: HTMLElement) => element.getBoundingClientRect().height;
    expect(await pre.evaluate(readHeight)).toBe(150);
    // Brings text into view as search on the page does.
    await page.goto('about:blank');
    await page.goto(`${catalogueRoute}#:~:text=%22build%22%3A`);
    await expect.poll(() => pre.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    // The print stylesheet comes behind the paint.
    await expect.poll(() => pre.evaluate(readHeight)).toBeGreaterThan(300);
    await page.emulateMedia({ media: 'screen' });
    await block.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    expect(await pre.evaluate(readHeight)).toBeGreaterThan(300);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('code is whole: marked, numbered, folding, and reached by links to its lines', async ({
    page,
  }) => {
    await page.goto(catalogueRoute);
    await page.getByRole('link', { name: 'the line that joins' }).click();
    await expect(page.locator('[id="code-from-a-file:src/slugs.ts-L2"]')).toBeInViewport();
    await expect(getMarked(page).locator('ins')).toBeVisible();
    await expect(page.getByRole('button', { name: /Copy(?! page)|Wrap|numbers/ })).toHaveCount(0);
    await page.getByLabel('Show all 15 lines').check();
    await expect(page.getByText('"build": "rslib build"').first()).toBeInViewport();
  });
});

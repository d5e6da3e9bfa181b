import type { Page } from '@playwright/test';
import { findOverflow } from '../support/findOverflow';
import { findViolations } from '../support/findViolations';
import { hydrate, openPage } from '../support/hydrate';
import { catalogueRoute, catalogueTest as test } from '../support/catalogue';
import { expect } from '../support/test';

/** Each part's words as they are in the page, whatever draws them. */
const words = [
  ['a callout', 'What may go wrong.'],
  ['a title of a callout', 'Your own title'],
  ['what a callout folds', 'Print and search show it as well.'],
  ['keys', 'Ctrl+K'],
  ['a footnote', 'Where it was read.'],
  ['a cell of a table', 'bundlers, browsers, Node.js'],
  ['the title of a diagram', 'How a build flows'],
  ['code', 'export const add'],
  ['a fact', 'dist/index.js'],
] as const;

const getPreview = (page: Page) => page.getByRole('group', { name: 'Live result' });
const listClosed = (page: Page) => page.locator('details:not([open])');

test.describe('the catalogue of components', () => {
  test('keeps every rule of axe in both schemes, and fits narrow screens', async ({ page }) => {
    test.slow();
    await page.goto(catalogueRoute);
    const found: Record<string, string[]> = {};
    for (const [colorScheme, width] of [
      ['light', 1440],
      ['dark', 1440],
      ['dark', 390],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const violations = await findViolations(page);
      if (violations.length > 0) found[`${colorScheme} at ${width}`] = violations;
    }
    expect(found).toEqual({});

    await test.step('opened and turned over as well', async () => {
      await hydrate(page);
      const main = page.getByRole('main');
      const closed = main.locator('details:not([open]) > summary');
      expect(await closed.count()).toBeGreaterThan(0);
      while ((await closed.count()) > 0) await closed.first().click();
      const lists = await main.getByRole('tablist').all();
      expect(lists.length).toBeGreaterThan(0);
      for (const list of lists) await list.getByRole('tab').last().click();
      expect(await findViolations(page)).toEqual([]);
    });
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(findOverflow)).toBeUndefined();

    await test.step('cards take the place of a table, and it stays one to who hears it', async () => {
      const table = page.locator('table[data-cards]', { hasText: 'Read by' });
      await expect(table.getByRole('columnheader')).toHaveText(['Format', 'File', 'Read by']);
      await expect(table.getByRole('rowheader')).toHaveText(['ESM', 'CJS']);
      const cell = table.getByRole('cell', { name: 'Node.js', exact: true });
      const head = await table.getByRole('rowheader', { name: 'CJS' }).boundingBox();
      expect((await cell.boundingBox())?.x).toBe(head?.x);
      expect(await cell.evaluate((part) => getComputedStyle(part, '::before').content)).toContain(
        'Read by',
      );
    });

    await test.step('a diagram says in words what it draws', async () => {
      const drawing = page.getByRole('img', { name: 'How a build flows' });
      await expect(drawing).toBeVisible();
      await expect(drawing).toHaveAccessibleDescription(/Rslib leads to Rsbuild \(an environment/);
      expect((await drawing.boundingBox())?.width).toBeLessThanOrEqual(320);
    });
  });

  test('works after React: a component, footnotes, tables', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await page.goto(catalogueRoute);
    const button = getPreview(page).getByRole('button');
    await expect(button).toHaveText('Pressed: 0');
    await hydrate(page);
    await button.click();
    await button.press('Enter');
    await expect(button).toHaveText('Pressed: 2');

    const reference = page.locator('#user-content-fnref-source');
    await reference.press('Enter');
    const note = page.locator('#user-content-fn-source');
    await expect(note).toBeInViewport();
    await note.getByRole('link', { name: 'Back to reference 1', exact: true }).press('Enter');
    await expect(reference).toBeInViewport();
    await expect(page).toHaveURL(/#user-content-fnref-source$/);

    // A table that fits is no stop of the Tab key, one that scrolls is, and says so.
    const tables = page.locator('h3#tables ~ [data-part="example"]');
    const fits = tables.nth(0).locator('div:has(> table)');
    const scrolls = tables.nth(1).locator('div:has(> table)');
    await expect(fits).not.toHaveAttribute('tabindex');
    await expect(fits).not.toHaveAttribute('role');
    await page.setViewportSize({ width: 320, height: 900 });
    await expect(scrolls).toHaveAttribute('tabindex', '0');
    await expect(scrolls).toHaveRole('group');
    await expect(scrolls).toHaveAccessibleName('Table, scrolls sideways');
    const layers = await scrolls.evaluate(
      (scroller) => getComputedStyle(scroller).backgroundAttachment,
    );
    expect(layers).toBe('local, scroll');
    await scrolls.locator('table').evaluate((table) => (table.style.zoom = '0.5'));
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(scrolls).not.toHaveAttribute('role');
  });

  test('is printed whole', async ({ page }) => {
    await openPage(page, catalogueRoute);
    await page.emulateMedia({ media: 'print' });
    await expect(listClosed(page)).not.toHaveCount(0);
    const folded = page.getByText('Print and search show it as well.').first();
    expect((await folded.boundingBox())?.height).toBeGreaterThan(0);
    await expect(page.getByRole('img', { name: 'How a build flows' })).toBeVisible();
  });

  test('has all its words in Markdown', async ({ request }) => {
    const markdown = (await (await request.get(`${catalogueRoute}.md`)).text()).replace(
      /[`*\\]/g,
      '',
    );
    expect(words.filter(([, text]) => !markdown.includes(text)).map(([part]) => part)).toEqual([]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every component is there to be read', async ({ page }) => {
    await page.goto(catalogueRoute);
    const text = (await page.locator('article').innerText()).replace(/\s+/g, ' ');
    const missing = words.filter(([part, word]) => !/folds/.test(part) && !text.includes(word));
    expect(missing.map(([part]) => part)).toEqual([]);
    await expect(getPreview(page).getByRole('button')).toHaveText('Pressed: 0');
    await page.locator('summary', { hasText: 'Folded' }).click();
    await expect(page.getByText('Print and search show it as well.').first()).toBeVisible();
  });
});

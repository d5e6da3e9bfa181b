import type { Page } from '@playwright/test';
import { tool } from '../../site/toolVersion';
import { hydrate, openPage } from '../support/hydrate';
import { sampleReaders } from '../support/readers';
import { sample } from '../support/sample';
import { expect, test } from '../support/test';

const route = '/config/lib/umd-name';

const openMenu = async (page: Page, name = 'Copy page') => {
  await page.getByRole('button', { name, exact: true }).click();
  return page.locator('#page-menu');
};

for (const { language, at, text } of sampleReaders(5)) {
  test.describe(`in ${language}`, () => {
    test('a page is copied and shown as Markdown, and handed to assistants', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.clock.install();
      await openPage(page, at(route));
      const menu = await openMenu(page, text('pageMenu'));
      await expect(menu.getByRole('listitem')).toHaveCount(0);
      // What is said for two seconds is gone before a busy machine looks.
      await page.clock.pauseAt(Date.now() + 60_000);
      await menu.getByRole('button', { name: text('copyPage') }).click();
      await expect(menu.getByRole('button')).toHaveText(text('copiedCode'));
      await expect(page.locator('#announcer')).toHaveText(text('copiedCode'));
      await page.clock.runFor(2000);
      await expect(menu.getByRole('button')).toHaveText(text('copyPage'));
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(/^# `lib\.umdName`\n/);
      expect(copied.trimEnd().split('\n').at(-1)).toContain(text('checkedTool', { tool }));
      for (const [name, host] of [
        ['ChatGPT', 'chatgpt.com'],
        ['Claude', 'claude.ai'],
      ] as const) {
        const link = menu.getByRole('link', { name: text('openIn', { name }) });
        const url = new URL((await link.getAttribute('href')) ?? '');
        expect(url.host).toBe(host);
        expect(url.searchParams.get('q')).toContain(`${at(route)}.md`);
      }
      const opened = context.waitForEvent('page');
      await menu.getByRole('link', { name: text('viewMarkdown') }).click();
      await expect(await opened).toHaveURL(`${at(route)}.md`);
    });

    test('a page leads to its source', async ({ page }) => {
      await page.goto(at(route));
      // Before React: the click waits for it.
      const menu = await openMenu(page, text('pageMenu'));
      const source = menu.getByRole('link', { name: text('sourceCodeText'), exact: true });
      const file = `main/docs/${language}/config/lib/umd-name.mdx`;
      await expect(source).toHaveAttribute(
        'href',
        new RegExp(`^https://github.com/.*/blob/${file}$`),
      );
      await expect(source.locator('svg')).toBeVisible();
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens and leads to the Markdown, the list of pages and the source', async ({
    page,
  }) => {
    await page.goto(route);
    const menu = await openMenu(page);
    await expect(menu.getByRole('link')).toHaveText(['View as Markdown', 'llms.txt', 'Source']);
    await expect(menu.getByRole('button')).toHaveCount(0);
    const link = menu.getByRole('link', { name: 'View as Markdown' });
    await expect(link).toHaveAttribute('href', `${route}.md`);
  });
});

for (const width of sample([1440, 390], 1)) {
  test(`the menu follows the title, by keyboard as well, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, route);
    const button = page.getByRole('button', { name: 'Copy page', exact: true });
    const follows = await button.evaluate(
      (one) =>
        document.querySelector('h1')!.compareDocumentPosition(one) ===
          Node.DOCUMENT_POSITION_FOLLOWING &&
        document.querySelector('article p')!.compareDocumentPosition(one) ===
          Node.DOCUMENT_POSITION_PRECEDING,
    );
    expect(follows).toBe(true);
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    const menu = page.locator('#page-menu');
    await expect(menu).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('button', { name: 'Copy page as Markdown' })).toBeFocused();
  });
}

test('a refused clipboard is announced, and Escape gives the focus back', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(route);
  // Before React: the click waits for it.
  const menu = await openMenu(page);
  await expect(menu.getByRole('button')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('button')).toHaveText(/^Not copied/);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Copy page', exact: true })).toBeFocused();
});

const readIssue = (href: string | null) => Object.fromEntries(new URL(href ?? '').searchParams);

test('a problem is reported with page, heading and versions', async ({ page }) => {
  await page.goto(`${route}#use`);
  const link = page.getByRole('link', { name: 'Report a problem' });
  // In the HTML of every page: short.
  await expect(link).toHaveAttribute('href', /\/issues\/new\?template=[\w.-]+$/);
  await hydrate(page);
  await expect(link).toHaveAttribute('href', /title=/);
  expect(readIssue(await link.getAttribute('href'))).toMatchObject({
    title: 'Docs: lib.umdName',
    details: expect.stringMatching(/umd-name#use\n\n“Use”$/),
    versions: expect.stringMatching(/^@rslib\/core [\d.]+, page of \d{4}-\d\d-\d\d$/),
  });
});

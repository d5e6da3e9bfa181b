import type { Page } from '@playwright/test';
import { openPage } from '../support/hydrate';
import { sampleReaders, type Reader } from '../support/readers';
import { expect, test } from '../support/test';

const barHeight = 60;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sidebar = (page: Page, { text }: Reader) =>
  page.getByRole('navigation', { name: text('sectionPages'), exact: true });

/** Marks the document; a full page load loses the mark. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
const expectSameDocument = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-kept', '');

/** A link of the sidebar that leads to another page, with where it leads and what it says. */
async function getOtherPage(page: Page, reader: Reader) {
  const link = sidebar(page, reader).locator('a:not([aria-current])').first();
  const href = (await link.getAttribute('href')) ?? '';
  return { link, href, title: (await link.innerText()).trim() };
}

/** Distance of an element from the top of the window; -1 where there is none. */
const getTop = (page: Page, id: string) =>
  page.evaluate(
    (name) => document.getElementById(decodeURIComponent(name))?.getBoundingClientRect().top ?? -1,
    id,
  );

test('a link to the page itself leads to its top, and takes the hash away', async ({ page }) => {
  for (const at of ['/guide/start/', '/']) {
    await openPage(page, `${at}#content`);
    await page.evaluate(() => window.scrollTo(0, 600));
    await page
      .locator(`a[href="${at}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveURL(at);
  }
});

for (const reader of sampleReaders(13)) {
  test.describe(`in ${reader.language}`, () => {
    const { at, text } = reader;
    const route = at('/guide/start/');

    test('a sidebar link opens the page of its address without a page load, at its top', async ({
      page,
      context,
    }) => {
      await openPage(page, route);
      await markDocument(page);
      await page.evaluate(() => window.scrollTo(0, 400));
      const { link, href } = await getOtherPage(page, reader);
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      await expect(sidebar(page, reader).locator('a[aria-current=page]')).toHaveAttribute(
        'href',
        href,
      );
      const direct = await context.newPage();
      await direct.goto(href);
      await expect(page).toHaveTitle(await direct.title());
      await expect(heading(page)).toHaveText(await heading(direct).innerText());
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expectSameDocument(page);
      expect(await page.getByRole('main').innerText()).toBe(
        await direct.getByRole('main').innerText(),
      );
      for (const selector of ['meta[name=description]', 'link[rel=canonical]']) {
        expect(await readHead(page, selector), selector).toEqual(await readHead(direct, selector));
      }
    });

    test('next and previous lead there and back', async ({ page }) => {
      await openPage(page, route);
      await markDocument(page);
      const first = await heading(page).innerText();
      await page.getByRole('link', { name: text('nextPageText') }).click();
      await expect(heading(page)).not.toHaveText(first);
      await page.getByRole('link', { name: text('prevPageText') }).click();
      await expect(heading(page)).toHaveText(first);
      await expect(page).toHaveURL(new RegExp(`${route}$`));
      await expectSameDocument(page);
    });
  });
}

const readHead = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((tags) =>
      tags.map((tag) => tag.getAttribute('content') ?? tag.getAttribute('href')),
    );

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

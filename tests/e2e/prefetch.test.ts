import type { Page } from '@playwright/test';
import { hydrate, waitUntilReady } from '../support/hydrate';
import { expect, test } from '../support/test';
import { sample } from '../support/sample';

const route = '/guide/start/';
/** Frames in which a fetch that must not come would begin, in milliseconds. */
const moment = 300;
const rules = (page: Page) => page.locator('script[type=speculationrules]');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** A link below the text. */
const nextLink = (page: Page) => page.getByRole('link', { name: 'Next Page' });

/** Pretends to be on a network of some kind. */
const connect = (page: Page, connection: object) =>
  page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { get: () => value }),
    connection,
  );

/** Scripts of other pages and their sections that are asked for from now on. */
function watchPages(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/static/js/async/')) asked.push(pathname);
  });
  return asked;
}

/** Whether a script is that of a page; a section's and those that several pages share come with it. */
const isPage = async (page: Page, path: string): Promise<boolean> => {
  const script = await page.request.get(path);
  return (await script.text()).includes('__RSPRESS_PAGE_META');
};

test('before React the browser is told which links to fetch early; then React sees to that', async ({
  page,
}) => {
  await page.goto(route);
  await expect(rules(page)).toHaveCount(1);
  await hydrate(page);
  await expect(rules(page)).toHaveCount(0);
});

test('the rules name links to pages of this site, and not the one behind the search box', async ({
  page,
}) => {
  await page.goto(route);
  const { named, others } = await page.evaluate(() => {
    const text = document.querySelector('script[type=speculationrules]')?.textContent ?? '';
    const [{ where }] = JSON.parse(text).prefetch;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const isNamed = (link: HTMLAnchorElement) => link.matches(where.selector_matches);
    const list = (some: HTMLAnchorElement[]) => some.map(({ href }) => href);
    return {
      named: list(links.filter(isNamed)),
      others: list(links.filter((link) => !isNamed(link) && link.ariaHasPopup !== 'dialog')),
    };
  });
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((href) => new URL(href).origin !== new URL(page.url()).origin)).toEqual([]);
  expect(named.filter((href) => href.includes('/all-pages'))).toHaveLength(
    await page.getByRole('contentinfo').locator('a[href="/all-pages"]').count(),
  );
  // Without a rule: other hosts, addresses, and places on the page itself.
  const here = page.url().replace(/#.*/, '');
  expect(
    others.filter((href) => !/^(https:|mailto:)/.test(href) && !href.startsWith(`${here}#`)),
  ).toEqual([]);
});

test.describe('a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('has the pages that the links on show lead to before it taps', async ({ page }) => {
    await connect(page, { saveData: false, effectiveType: '4g' });
    await page.goto(route);
    const link = nextLink(page);
    await link.scrollIntoViewIfNeeded();
    await hydrate(page);
    const asked = watchPages(page);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const pages = await Promise.all(asked.map(async (path) => isPage(page, path)));
    expect(pages.filter(Boolean).length).toBeGreaterThan(0);
    expect(pages.filter(Boolean).length).toBeLessThanOrEqual(4);
    asked.length = 0;
    const title = await heading(page).innerText();
    await link.tap();
    await expect(heading(page)).not.toHaveText(title);
    expect(asked, 'asked for once it was tapped').toEqual([]);
  });

  for (const connection of sample(
    [
      { saveData: true, effectiveType: '4g' },
      { saveData: false, effectiveType: '3g' },
    ],
    1,
  )) {
    test(`has nothing fetched for it with ${JSON.stringify(connection)}`, async ({ page }) => {
      await connect(page, connection);
      await page.clock.install();
      await page.goto(route);
      await nextLink(page).scrollIntoViewIfNeeded();
      await page.touchscreen.tap(5, 5);
      await page.clock.runFor(1_000);
      await waitUntilReady(page);
      const asked = watchPages(page);
      await page.clock.runFor(10_000);
      await page.waitForTimeout(moment);
      expect(asked).toEqual([]);
    });
  }
});

test('a pointer that hovers has nothing fetched until it does', async ({ page }) => {
  await connect(page, { saveData: false, effectiveType: '4g' });
  await page.clock.install();
  await page.goto(route);
  await nextLink(page).scrollIntoViewIfNeeded();
  await hydrate(page);
  const asked = watchPages(page);
  await page.clock.runFor(10_000);
  await page.waitForTimeout(moment);
  expect(asked).toEqual([]);
});

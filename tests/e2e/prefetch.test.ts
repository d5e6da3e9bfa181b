import type { Page } from '@playwright/test';
import { hydrate } from '../support/hydrate';
import { expect, test } from '../support/test';

const route = '/guide/start/';
const rules = (page: Page) => page.locator('script[type=speculationrules]');

test('the browser is told which links to fetch early until React does', async ({ page }) => {
  await page.goto(route);
  await expect(rules(page)).toHaveCount(1);
  await hydrate(page);
  await expect(rules(page)).toHaveCount(0);
});

test('the rules name links to pages of this site, the search box apart', async ({ page }) => {
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

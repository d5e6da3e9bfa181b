import type { Page } from '@playwright/test';
import { findViolations } from '../support/findViolations';
import { hydrate } from '../support/hydrate';
import { expect, test } from '../support/test';
import { routes } from '../support/routes';

const widths = [390, 768, 1440];
const schemes = ['light', 'dark'] as const;

/** Shows the page in a scheme, which the head script follows once the browser has told it. */
async function showScheme(page: Page, colorScheme: (typeof schemes)[number]) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForFunction(
    (isDark) => document.documentElement.classList.contains('dark') === isDark,
    colorScheme === 'dark',
  );
}

for (const { route } of routes) {
  test(`${route} keeps every rule of axe in both schemes at three widths`, async ({ page }) => {
    // Six runs on one page: what differs between them is CSS. React is there at the last; that it
    // changes nothing that is seen at this width, colours included, is tested in tests/e2e/everyRoute.
    test.slow();
    await page.goto(route);
    const found: Record<string, string[]> = {};
    for (const colorScheme of schemes) {
      await showScheme(page, colorScheme);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const isLast = colorScheme === 'dark' && width === 1440;
        if (isLast) await hydrate(page);
        const violations = await findViolations(page);
        if (violations.length > 0) found[`${colorScheme} at ${width}`] = violations;
      }
    }
    expect(found).toEqual({});
  });
}

test('the 404 page keeps every rule of axe', async ({ page, expectFailures }) => {
  expectFailures(/^404: /, /console error: Failed to load resource.* 404/);
  for (const path of ['/nope', '/zh/nope']) {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findViolations(page), `${path} at ${width}`).toEqual([]);
    }
  }
});

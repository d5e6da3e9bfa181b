import type { Page } from '@playwright/test';
import { findViolations } from '../support/findViolations';
import { hydrate } from '../support/hydrate';
import { sampleRoutes } from '../support/routes';
import { sample } from '../support/sample';
import { expect, test, missingPage } from '../support/test';

/** What opens something over the page: menus, the page tree, the outline; search. */
const openers = 'button[popovertarget]:visible, a[aria-haspopup=dialog]:visible';
const open = ':popover-open, dialog[open]';
const schemes = ['light', 'dark'] as const;
const axeStates = schemes.flatMap((colorScheme) =>
  [390, 768, 1440].map((width) => ({ width, colorScheme })),
);

/** Shows the page in a scheme, which the head script follows once the browser has told it. */
async function showAxeState(page: Page, { width, colorScheme }: (typeof axeStates)[number]) {
  // First: parts that a width takes away would fade out, and axe would see them half gone.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await page.waitForFunction(
    (isDark) => document.documentElement.classList.contains('dark') === isDark,
    colorScheme === 'dark',
  );
}

/** With them a run takes half an hour. `npm test` opens them on one page: openStates.test.ts. */
const isWhole = process.env.TEST_SEED === undefined;

for (const { route } of sampleRoutes(6)) {
  test(`${route} keeps every rule of axe in both schemes`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.goto(route);
    await hydrate(page);
    const found: Record<string, string[]> = {};
    const look = async (what: string) => {
      const violations = await findViolations(page);
      if (violations.length > 0) found[what] = violations;
    };
    for (const state of sample(axeStates, 2)) {
      const name = `${state.colorScheme} at ${state.width}`;
      await showAxeState(page, state);
      await look(name);
      for (const opener of isWhole ? await page.locator(openers).all() : []) {
        await opener.click();
        await expect(page.locator(open).first()).toBeVisible();
        await look(`${name}, ${await opener.innerText()}`);
        await page.keyboard.press('Escape');
        await expect(page.locator(open)).toHaveCount(0);
      }
    }
    expect(found).toEqual({});
  });
}

test('the 404 page keeps every rule of axe', async ({ page, expectFailures }) => {
  expectFailures(...missingPage);
  for (const path of ['/nope', '/zh/nope']) {
    await page.goto(path);
    for (const state of sample(axeStates, 2)) {
      await showAxeState(page, state);
      expect(await findViolations(page), `${path} at ${state.width}`).toEqual([]);
    }
  }
});

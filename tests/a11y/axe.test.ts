import { findViolations } from '../support/findViolations';
import { hydrate } from '../support/hydrate';
import { routes } from '../support/routes';
import { expect, test } from '../support/test';

const widths = [390, 768, 1440];
const schemes = ['light', 'dark'] as const;

for (const { route } of routes) {
  test(`${route} keeps every rule of axe in both schemes at three widths`, async ({ page }) => {
    // Six runs on one page: what differs between them is CSS, which the head script follows.
    test.slow();
    await page.goto(route);
    const found: Record<string, string[]> = {};
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const violations = await findViolations(page);
        if (violations.length > 0) found[`${colorScheme} at ${width}`] = violations;
      }
    }
    await hydrate(page);
    const violations = await findViolations(page);
    if (violations.length > 0) found['dark at 1440, after React'] = violations;
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

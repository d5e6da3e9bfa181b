import { findOverflow } from '../support/findOverflow';
import { routes } from '../support/routes';
import { expect, test } from '../support/routeTest';
import { sample } from '../support/sample';

/** Phones, tablets and desks, and both sides of each width at which the frame changes. */
const widths = [320, 360, 390, 414, 480, 600, 640, 768, 900, 1024, 1025, 1279, 1280, 1440];

for (const { route } of sample(routes, 8)) {
  test(`${route} fits every width from 320 to 1440`, async ({ page }) => {
    await page.goto(route);
    const found: Record<number, unknown> = {};
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(findOverflow);
      if (overflow) found[width] = overflow;
    }
    expect(found).toEqual({});
  });
}

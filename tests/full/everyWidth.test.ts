import { findOverflow } from '../support/findOverflow';
import { routes } from '../support/routes';
import { expect, test } from '../support/test';

const narrowest = 320;
const widest = 1440;

for (const { route } of routes) {
  test(`${route} fits every single width`, async ({ page }) => {
    await page.goto(route);
    const found: Record<number, unknown> = {};
    for (let width = narrowest; width <= widest; width++) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(findOverflow);
      if (overflow) found[width] = overflow;
    }
    expect(found).toEqual({});
  });
}

import { expect, test as base } from '../support/test';
import { sample } from '../support/sample';

/** Letters of 32 px: the setting of a browser, 200 %, which media queries in em follow. */
const test = base.extend<object, object>({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
      }),
    { scope: 'worker' },
  ],
});

for (const route of sample(['/', '/guide/start/quick-start', '/config/'], 1)) {
  test(`${route} has room for letters of 200 % at any width`, async ({ page }) => {
    await page.goto(route);
    await page.mouse.wheel(0, 1);
    for (const width of [320, 390, 768, 1100, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      await expect.poll(overflow, `${width} px`).toBeLessThanOrEqual(0);
      const banner = page.getByRole('banner');
      for (const control of await banner.locator('a:visible, button:visible').all()) {
        await expect(control).toBeInViewport({ ratio: 1 });
      }
    }
  });
}

import type { Page } from '@playwright/test';
import { getPicture } from '../support/getPicture';
import { hydrate } from '../support/hydrate';
import { sampleRoutes } from '../support/routes';
import { expect, test } from '../support/test';
import { watchPaths } from '../support/watchPaths';

/** The page in a scheme, which the head script follows once the browser has told it. */
async function takePicture(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (isDark) =>
      document.documentElement.classList.contains('dark') === isDark &&
      // Those that follow the scroll position never end.
      document
        .getAnimations()
        .every(
          ({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline,
        ),
    colorScheme === 'dark',
  );
  return page.evaluate(getPicture);
}

for (const { route } of sampleRoutes(4)) {
  test(`${route} is quiet, and React changes nothing in either scheme`, async ({ page }) => {
    // What this browser keeps is said later, into reserved space (offlineReading.test.ts).
    await page.route('**/offline.json', () => undefined);
    const scripts = watchPaths(page, /\/static\/js\/(?!after-paint\.)/);
    expect((await page.goto(route))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(scripts).toEqual([]);
    const light = await takePicture(page, 'light');
    const dark = await takePicture(page, 'dark');
    expect(dark).not.toEqual(light);

    await hydrate(page);
    expect(await takePicture(page, 'dark')).toEqual(dark);
    expect(await takePicture(page, 'light')).toEqual(light);
    expect(await page.evaluate(() => window.appReadyCount)).toBe(1);
  });
}

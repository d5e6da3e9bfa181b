import type { Page } from '@playwright/test';
import { everyPageType } from '../support/everyPageType';
import { rewriteHtml } from '../support/rewriteHtml';
import { expect, test } from '../support/test';
import { sample } from '../support/sample';

// What is changed in inline scripts no longer has the hash that the policy names.
test.use({ bypassCSP: true });

/** As a browser that does not know a form of the language: nothing of these scripts runs. */
const breakInlineScripts = (page: Page) =>
  rewriteHtml(page, (html) => html.replaceAll('<script>', '<script>a ?!. b;'));

for (const [type, route] of sample(Object.entries(everyPageType), 3)) {
  test(`where inline scripts are not understood the page stays as it is without script: ${type}`, async ({
    page,
    expectFailures,
  }) => {
    expectFailures(/^uncaught: /);
    await breakInlineScripts(page);
    await page.goto(route);
    await page.mouse.move(3, 3);
    await page.mouse.move(5, 5);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const control of await page.locator('[data-needs-script], [data-scheme-toggle]').all()) {
      await expect(control).toBeHidden();
    }
    const box = page
      .getByRole('banner')
      .getByRole('link', { name: /Search|搜索/ })
      .first();
    await box.click();
    await expect(page).toHaveURL(/\/all-pages$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('where inline scripts are not understood the system’s dark scheme is honoured', async ({
  page,
  expectFailures,
}) => {
  expectFailures(/^uncaught: /);
  await breakInlineScripts(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/guide/start/');
  const [red = 255] = await page.evaluate(() =>
    (getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []).map(Number),
  );
  expect(red).toBeLessThan(60);
});

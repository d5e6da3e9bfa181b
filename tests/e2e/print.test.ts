import { hydrate } from '../support/hydrate';
import { expect, test } from '../support/test';

for (const state of ['untouched', 'in use'])
  test(`on paper a page ${state} is black on white, whole, and without bars`, async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.setViewportSize({ width: 680, height: 1000 });
    await page.goto('/config/lib/format', { waitUntil: 'networkidle' });
    if (state === 'in use') await hydrate(page);
    const body = page.locator('body');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(body).toHaveCSS('color', 'rgb(0, 0, 0)');
    for (const bar of ['banner', 'complementary', 'contentinfo'] as const) {
      for (const one of await page.getByRole(bar).all()) await expect(one).toBeHidden();
    }
    await expect(page.getByRole('link', { name: /^Checked with/ })).toBeVisible();
    await expect(page.locator('#sidebar')).toBeHidden();
    await expect(page.locator('#outline')).toBeHidden();
    // Pages of paper cannot break within a grid.
    await expect(page.locator('div:has(> main)')).toHaveCSS('display', 'block');

    const facts = await page.evaluate(() => {
      const inside = document.querySelector('article a[href^="/"]');
      return {
        address: inside && getComputedStyle(inside, '::after').content,
        // What is folded is open.
        folded: [...document.querySelectorAll('article details:not([open]) > :not(summary)')].map(
          (inside) => inside.getBoundingClientRect().height > 0 && inside.checkVisibility(),
        ),
        cut: [...document.querySelectorAll('article pre')].filter(
          (code) => code.scrollWidth > code.clientWidth,
        ).length,
        isTooWide: document.documentElement.scrollWidth > innerWidth,
      };
    });
    // Of links to other sites alone: within the site it would triple a page of reference.
    expect(facts.address).toBe('none');
    expect(facts.folded.length).toBeGreaterThan(0);
    expect(facts.folded).not.toContain(false);
    expect([facts.cut, facts.isTooWide]).toEqual([0, false]);
  });

test('a page that nobody has touched is printed in the sizes of paper', async ({ page }) => {
  await page.goto('/accessibility', { waitUntil: 'networkidle' });
  await page.emulateMedia({ media: 'print' });
  const link = page.getByRole('article').locator('a[href^="https:"]').first();
  const [text, address] = await link.evaluate((element) =>
    [undefined, '::after'].map((part) =>
      Number.parseFloat(getComputedStyle(element, part).fontSize),
    ),
  );
  expect(address).toBeCloseTo(0.8 * (text ?? 0));
});

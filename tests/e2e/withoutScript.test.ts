import { sampleRoutes } from '../support/routes';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

/**
 * Passages of the page that are not drawn. What a reader can open natively (closed `details`, closed
 * popovers), what opens it where the screen is narrow, what cannot work without script (the closed dialog
 * of the search, instead of which its box is a link), and what is only said (names of drawings and of
 * links) do not count.
 */
const listHiddenTexts = () => {
  const hideable =
    'details:not([open]), dialog:not([open]), [popover], [popovertarget], [data-needs-script]';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const hidden: string[] = [];
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (!textContent?.trim() || !parentElement) continue;
    if (parentElement.closest(hideable)) continue;
    if (parentElement.closest('script, style, template, [data-scheme-toggle]')) continue;
    if (parentElement.matches('svg > title, svg > desc')) continue;
    if (document.querySelector(`[aria-labelledby~="${parentElement.id || '-'}"]`)) continue;
    if (!parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
      hidden.push(textContent.trim());
    }
  }
  return hidden;
};

for (const { route } of sampleRoutes(4)) {
  test(`${route} shows all its text and links without script`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(listHiddenTexts)).toEqual([]);
    const dead = await page
      .locator('a:not([href]), a[href=""], a[href^="javascript:"]')
      .evaluateAll((links) => links.map((link) => link.outerHTML));
    expect(dead).toEqual([]);
  });
}

for (const [name, way] of [
  ['config-converter', 'From tsup'],
  ['errors', 'Errors'],
  ['output', 'Output structure'],
  ['package', 'publint'],
] as const) {
  test(`/tools/${name} needs script, says so, and leads to the same information`, async ({
    page,
  }) => {
    await page.goto(`/tools/${name}`);
    const tool = page.locator('[data-part]').filter({ has: page.locator('noscript') });
    // Texts in it are no texts to `getByText`.
    await expect(tool.locator('noscript p')).toHaveText(/needs? JavaScript/);
    await expect(
      tool.locator('button, input, select, textarea').filter({ visible: true }),
    ).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: way }).first()).toBeVisible();
  });
}

test('the system’s dark scheme is honoured without script', async ({ page }) => {
  const getBackground = () => getComputedStyle(document.documentElement).backgroundColor;
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/guide/start/');
  const light = await page.evaluate(getBackground);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await page.evaluate(getBackground);
  expect(getBrightness(light)).toBeGreaterThan(200);
  expect(getBrightness(dark)).toBeLessThan(60);
});

test('on a narrow screen the menu opens and its links work without script', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/guide/start/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link').last();
  await expect(link).toBeVisible();
  const target = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** 0 for black, 255 for white. */
function getBrightness(color: string): number {
  const channels = (color.match(/\d+/g) ?? []).slice(0, 3).map(Number);
  return channels.reduce((sum, channel) => sum + channel, 0) / 3;
}

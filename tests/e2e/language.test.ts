import { hydrate } from '../support/hydrate';
import { routes } from '../support/routes';
import { expect, test } from '../support/test';

const known = new Set(routes.map(({ route }) => route));
const englishOnly = routes.filter(
  ({ route, language }) => language === 'en' && !known.has(`/zh${route}`),
);

test('every page says its language, before and after React', async ({ page }) => {
  for (const [route, language] of [
    ['/', 'en'],
    ['/zh/', 'zh'],
  ] as const) {
    await page.goto(route);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await hydrate(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
});

test('the Chinese menu leads to pages that exist and says which are English', async ({
  page,
  request,
}) => {
  await page.goto('/zh/');
  const links = await page.getByRole('navigation', { name: '主导航' }).getByRole('link').all();
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    const href = (await link.getAttribute('href')) ?? '';
    expect((await request.get(href)).status(), href).toBe(200);
    if (href.startsWith('/zh/')) continue;
    await expect(link).toHaveAttribute('hreflang', 'en');
    await expect(link).toContainText('英文');
  }
});

test('the language link of a page without translation leads to the Chinese home', async ({
  page,
}) => {
  const [first] = englishOnly;
  expect(first, 'a page that is not translated').toBeDefined();
  await page.goto(first?.route ?? '');
  const link = page.getByRole('link', { name: '简体中文' });
  await expect(link).toHaveAttribute('href', '/zh/');
  await expect(link).toHaveAttribute('lang', 'zh');
  await link.click();
  await expect(page).toHaveURL(/\/zh\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
});

test('the language link goes to the same page where it is translated, without a page load', async ({
  page,
}) => {
  await page.goto('/zh/');
  await hydrate(page);
  await page.evaluate(() => (window.name = 'kept'));
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: '简体中文' })).toBeVisible();
});

test.describe('for a Chinese browser', () => {
  test.use({ locale: 'zh-CN' });

  test('no page opens another language by itself, and query and hash stay', async ({ page }) => {
    await page.goto('/guide/start/?x=1#text');
    await hydrate(page);
    await expect(page).toHaveURL(/\/guide\/start\/\?x=1#text$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

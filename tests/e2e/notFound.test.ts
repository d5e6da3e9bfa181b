import { getPicture } from '../support/getPicture';
import { hydrate } from '../support/hydrate';
import { expect, test, missingPage } from '../support/test';
import { sample } from '../support/sample';

const unknown = [
  '/nope',
  '/nope/',
  '/guide/start/nope',
  '/fr/guide/start/',
  '/%E0%A4%A',
  '/zh/nope',
];

for (const path of sample(unknown, 2)) {
  test(`${path} gets the 404 page, and its links work`, async ({ page, site, expectFailures }) => {
    expectFailures(...missingPage);
    // Joined by hand: resolved against the site, `//guide` would be another host.
    const response = await page.goto(new URL(site.url).origin + path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main').getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      path.startsWith('/zh/') ? '页面未找到' : 'PAGE NOT FOUND',
    );
    await page
      .getByRole('link', { name: path.startsWith('/zh/') ? '返回首页' : 'Take me home' })
      .click();
    await expect(page).toHaveURL(path.startsWith('/zh/') ? /\/zh\/$/ : /:\d+\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

for (const path of sample(['/nope/nope', '/zh/nope/nope'], 1))
  test(`${path} stays the 404 page when React takes over`, async ({ page, expectFailures }) => {
    expectFailures(...missingPage);
    await page.goto(path);
    const before = await page.evaluate(getPicture);
    await hydrate(page);
    expect(await page.evaluate(getPicture)).toEqual(before);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });

test('an address in capitals leads to its page', async ({ page, expectFailures }) => {
  expectFailures(...missingPage);
  await page.goto('/GUIDE/START/?a=B#C');
  await expect(page).toHaveURL(/\/guide\/start\/\?a=B#C$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  await page.goto('/NOPE');
  await expect(page).toHaveURL(/\/nope$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND');
});

test('the 404 page says what it is, to search engines too', async ({ page, expectFailures }) => {
  expectFailures(...missingPage);
  await page.goto('/nope');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('html')).toHaveAttribute('data-page-type', '404');
  await expect(page).toHaveTitle('404 - Rslib');
  await hydrate(page);
  await expect(page).toHaveTitle('404 - Rslib');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('pages with a similar address are offered and open', async ({ page, expectFailures }) => {
  expectFailures(...missingPage);
  await page.goto('/guide/quickstart');
  const offered = page.getByRole('main').getByRole('status');
  await expect(offered).toContainText('Did you mean');
  const home = await page.getByRole('link', { name: 'Take me home' }).boundingBox();
  await page.reload();
  await expect(offered).toContainText('Did you mean');
  expect(await page.getByRole('link', { name: 'Take me home' }).boundingBox()).toEqual(home);
  await offered.getByRole('link', { name: 'Quick start' }).click();
  await expect(page).toHaveURL(/\/guide\/start\/quick-start$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
});

test('a path under /zh/ is offered the Chinese page', async ({ page, expectFailures }) => {
  expectFailures(...missingPage);
  await page.goto('/zh/guide/start/quickstart');
  const offered = page.getByRole('main').getByRole('status');
  await expect(offered.getByRole('link').first()).toHaveAttribute(
    'href',
    '/zh/guide/start/quick-start',
  );
});

test('nothing is offered for an address like no other', async ({ page, expectFailures }) => {
  expectFailures(...missingPage);
  await page.goto('/xyzzy');
  await page.waitForFunction(() => window.appReadyCount);
  await expect(page.getByRole('main').getByRole('status')).toBeEmpty();
});

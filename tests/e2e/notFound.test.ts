import { getPicture } from '../support/getPicture';
import { hydrate } from '../support/hydrate';
import { expect, test } from '../support/test';

const unknown = [
  '/nope',
  '/nope/',
  '/guide/start/nope',
  '/fr/guide/start/',
  '/GUIDE/START/',
  '/%E0%A4%A',
  '//guide/start/',
  '/zh/nope',
];

for (const path of unknown) {
  test(`${path} gets the 404 page, and its links work`, async ({ page, site, expectFailures }) => {
    expectFailures(/^404: /, /console error: Failed to load resource.* 404/);
    // Joined by hand: resolved against the site, `//guide` would be another host.
    const response = await page.goto(new URL(site.url).origin + path);
    expect(response?.status()).toBe(404);
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

for (const path of ['/nope/nope', '/zh/nope/nope'])
  test(`${path} stays the 404 page when React takes over`, async ({ page, expectFailures }) => {
    expectFailures(/^404: /, /console error: Failed to load resource.* 404/);
    await page.goto(path);
    const before = await page.evaluate(getPicture);
    await hydrate(page);
    expect(await page.evaluate(getPicture)).toEqual(before);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });

test('a path that cannot be decoded stays the 404 page when React takes over', async ({
  page,
  expectFailures,
}) => {
  expectFailures(/^404: /, /console error: Failed to load resource.* 404/);
  await page.goto('/%E0%A4%A?a=%#b');
  const before = await page.evaluate(getPicture);
  await hydrate(page);
  expect(await page.evaluate(getPicture)).toEqual(before);
  await expect(page).toHaveURL(/\/%25E0%25A4%25A\?a=%#b$/);
});

test('search engines are asked to leave the 404 page out', async ({ page, expectFailures }) => {
  expectFailures(/^404: /, /console error: Failed to load resource.* 404/);
  await page.goto('/nope');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

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

for (const path of ['/%E0%A4%A', '/100%', '/100%25'])
  test(`${path} cannot be decoded, and stays the 404 page when React takes over`, async ({
    page,
    site,
    expectFailures,
  }) => {
    expectFailures(/^404: /, /console error: Failed to load resource.* 404/);
    await page.goto(`${new URL(site.url).origin}${path}?a=%#b`);
    const before = await page.evaluate(getPicture);
    await hydrate(page);
    expect(await page.evaluate(getPicture)).toEqual(before);
    await expect(page).toHaveURL(/%EF%BF%BD\w*\?a=%#b$/);
  });

test('search engines are asked to leave the 404 page out', async ({ page, expectFailures }) => {
  expectFailures(/^404: /, /console error: Failed to load resource.* 404/);
  await page.goto('/nope');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

import { hydrate } from '../support/hydrate';
import { expect, test } from '../support/test';

for (const [address, target] of [
  ['/en/', '/'],
  ['/en/guide/start/?a=b#text', '/guide/start/?a=b#text'],
  ['/en/config/lib/format?a=b#esm', '/config/lib/format?a=b#esm'],
  ['/en/config/lib/format/', '/config/lib/format'],
] as const) {
  test(`${address} leads to ${target}`, async ({ page, baseURL }) => {
    await page.goto(address);
    await expect(page).toHaveURL(`${baseURL}${target}`);
    await hydrate(page);
    await expect(page).toHaveURL(`${baseURL}${target}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('no address with the prefix leads to another host', async ({
  page,
  baseURL,
  expectFailures,
}) => {
  expectFailures(/^404: /, /console error: Failed to load resource.* 404/);
  for (const address of ['/en//example.org/', '/en/%2F%2Fexample.org', '/en/\\example.org']) {
    await page.goto(`${baseURL}${address}`);
    expect(new URL(page.url()).origin, address).toBe(baseURL);
  }
});

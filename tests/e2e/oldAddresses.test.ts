import { hydrate } from '../support/hydrate';
import { sample } from '../support/sample';
import { expect, missingPage, test } from '../support/test';

const printed = '/guide/advanced/dts#how-to-generate-declaration-files-in-rslib';
const moved = '/guide/faq/features#how-to-preserve-all-comments-in-the-output-files';

for (const javaScriptEnabled of sample([true, false], 1)) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled });

    test('the address that the tool prints opens the passage that answers', async ({ page }) => {
      await page.goto(printed);
      const heading = page.getByRole('heading', { name: 'API Extractor is missing, or too new' });
      await expect(heading).toBeInViewport();
      await expect(page).toHaveURL(printed);
    });

    test('an old path leads to its page, under /zh/ too', async ({ page }) => {
      await page.goto('/zh/guide/basic/umd');
      await expect(page).toHaveURL('/zh/guide/basic/output-format#umd');
      await page.goto('/guide/advanced/static-assets#inline-static-assets');
      await expect(
        page.getByRole('heading', { name: 'Inline a file with a query' }),
      ).toBeInViewport();
    });
  });
}

for (const asked of sample(
  [
    '//guide/basic/cli',
    '/guide//basic/cli',
    '/guide/basic/cli).',
    '/guide/basic/cli`',
    '/guide/basic/cli.html。详见',
    '/GUIDE/BASIC/CLI".',
  ],
  2,
)) {
  test(`${asked} leads to the page that is meant`, async ({ page, site, expectFailures }) => {
    expectFailures(...missingPage);
    await page.goto(new URL(site.url).origin + asked);
    await expect(page).toHaveURL('/guide/basic/cli');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command line');
  });
}

test('a page with capitals in its address is found too', async ({ page, expectFailures }) => {
  expectFailures(...missingPage);
  await page.goto('/guide/start/components/CJS).');
  await expect(page).toHaveURL('/guide/start/components/CJS');
});

test('a section is found in other case, and with what was pasted along', async ({ page }) => {
  const heading = page.getByRole('heading', { name: 'UMD', exact: true });
  for (const pasted of ['#UMD', '#umd).', '#umd%E3%80%82', '#umd，请看']) {
    await page.goto('about:blank');
    await page.goto(`/guide/basic/output-format${pasted}`);
    await expect(page).toHaveURL('/guide/basic/output-format#umd');
    await expect(heading).toBeInViewport();
  }
  await page.evaluate(() => scrollTo(0, 0));
  await hydrate(page);
  await page.evaluate(() => {
    location.hash = '#Umd.';
  });
  await expect(page).toHaveURL('/guide/basic/output-format#umd');
  await expect(heading).toBeInViewport();
});

test('an id whose passage is on another page leads there', async ({ context }) => {
  const page = await context.newPage();
  await page.goto(moved);
  await expect(page).toHaveURL('/guide/advanced/minify-and-comments#change-one-part');
  await expect(page.getByRole('heading', { name: 'Change one part' })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('where the host has no redirects, the 404 page redirects', async ({
  page,
  site,
  expectFailures,
}) => {
  expectFailures(/^404: /, /console error: Failed to load resource.* 404/);
  const old = '/zh/guide/advanced/static-assets#inline-static-assets';
  const response = await page.request.get('/zh/nope');
  const body = await response.text();
  await page.route(`${new URL(site.url).origin}/zh/guide/advanced/static-assets`, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body }),
  );
  await page.goto(old);
  await expect(page).toHaveURL('/zh/guide/advanced/assets#inline-static-assets');
});

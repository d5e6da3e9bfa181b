import { getPicture } from '../support/getPicture';
import { hydrate } from '../support/hydrate';
import { sampleReaders } from '../support/readers';
import { expect, test, missingPage } from '../support/test';
import { getField, getOptions, waitForAnswer } from '../support/searchDialog';
import { sample } from '../support/sample';

/** A test of an address without a page. */
const missingTest = test.extend({ failures: [missingPage, { scope: 'test' }] });

for (const { at, text } of sampleReaders(16)) {
  missingTest(`${at('/nope')} gets the 404 page, and its links work`, async ({ page }) => {
    const response = await page.goto(at('/nope'));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main').getByText('404', { exact: true })).toBeVisible();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(text('notFoundText'));
    // Pages with a similar address come by themselves.
    await page.waitForLoadState('networkidle');
    const before = await page.evaluate(getPicture);
    await hydrate(page);
    expect(await page.evaluate(getPicture), 'React changes nothing').toEqual(before);
    await page.getByRole('link', { name: text('takeMeHomeText') }).click();
    await expect(page).toHaveURL(at('/'));
    await expect(heading).not.toHaveText(text('notFoundText'));
  });
}

missingTest('the 404 page says what it is, to search engines too', async ({ page }) => {
  await page.goto('/nope');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('html')).toHaveAttribute('data-page-type', '404');
  await expect(page).toHaveTitle('404 - Rslib');
  await hydrate(page);
  await expect(page).toHaveTitle('404 - Rslib');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

for (const { language, at, text } of sampleReaders(17)) {
  const title = { en: 'Quick start', zh: '快速开始' }[language];

  missingTest(
    `pages with a similar address are offered and open (${language})`,
    async ({ page }) => {
      await page.goto(at('/guide/quickstart'));
      const offered = page.getByRole('main').getByRole('status');
      await expect(offered).toContainText(text('nearestPages'));
      const home = page.getByRole('link', { name: text('takeMeHomeText') });
      const before = await home.boundingBox();
      await page.reload();
      await expect(offered).toContainText(text('nearestPages'));
      expect(await home.boundingBox()).toEqual(before);
      await offered.getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(at('/guide/start/quick-start'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    },
  );
}

for (const { language, at, text } of sampleReaders(18)) {
  test.describe(`in ${language}`, () => {
    for (const press of sample(['click', 'Enter', 'Space'] as const, 1)) {
      missingTest(
        `the search opens with the last words of the address, by ${press}`,
        async ({ page }) => {
          await page.goto(at('/guide/external-helpers.html/'));
          const main = page.getByRole('main');
          const button = main.getByRole('button', { name: text('searchPlaceholderText') });
          if (press === 'click') await button.click();
          else await button.press(press);
          await expect(getField(page)).toHaveValue('external helpers');
          await waitForAnswer(page);
          await expect(getOptions(page).first()).toHaveAttribute(
            'href',
            new RegExp(`^${at('/config/lib/external-helpers')}`),
          );
          await page.keyboard.press('Escape');
          await expect(button).toBeFocused();
        },
      );
    }

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      missingTest('the list of all pages is there instead of the search', async ({ page }) => {
        await page.goto(at('/nope'));
        const main = page.getByRole('main');
        await expect(main.getByRole('button')).toHaveCount(0);
        await main.getByRole('link', { name: text('footerAllPages') }).click();
        await expect(page).toHaveURL(at('/all-pages'));
      });
    });
  });
}

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
  missingTest(`${asked} leads to the page that is meant`, async ({ page, site }) => {
    // Joined by hand: resolved against the site, `//guide` would be another host.
    await page.goto(new URL(site.url).origin + asked);
    await expect(page).toHaveURL('/guide/basic/cli');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command line');
  });
}

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

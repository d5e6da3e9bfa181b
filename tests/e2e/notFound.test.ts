import { getPicture } from '../support/getPicture';
import { hydrate } from '../support/hydrate';
import { drawReaders, type Reader } from '../support/readers';
import { expect, test, missingPage } from '../support/test';
import { getField, getOptions, waitForAnswer } from '../support/searchDialog';
import { sample } from '../support/sample';

const unknown: [Reader['language'], string][] = [
  ['en', '/nope'],
  ['en', '/nope/'],
  ['en', '/guide/start/nope'],
  ['en', '/fr/guide/start/'],
  ['en', '/%E0%A4%A'],
  ['zh', '/zh/nope'],
  ['zh', '/zh/guide/start/nope'],
];

for (const { language, at, text } of drawReaders(16)) {
  const paths = unknown.filter(([one]) => one === language);
  for (const [, path] of sample(paths, 1)) {
    test(`${path} gets the 404 page, and its links work`, async ({
      page,
      site,
      expectFailures,
    }) => {
      expectFailures(...missingPage);
      // Joined by hand: resolved against the site, `//guide` would be another host.
      const response = await page.goto(new URL(site.url).origin + path);
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
}

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

for (const { language, at, text } of drawReaders(17)) {
  const title = { en: 'Quick start', zh: '快速开始' }[language];

  test(`pages with a similar address are offered and open (${language})`, async ({
    page,
    expectFailures,
  }) => {
    expectFailures(...missingPage);
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
  });
}

for (const { language, at, text } of drawReaders(18)) {
  test.describe(`in ${language}`, () => {
    for (const press of sample(['click', 'Enter', 'Space'] as const, 1)) {
      test(`the search opens with the last words of the address, by ${press}`, async ({
        page,
        expectFailures,
      }) => {
        expectFailures(...missingPage);
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
      });
    }

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('the list of all pages is there instead of the search', async ({
        page,
        expectFailures,
      }) => {
        expectFailures(...missingPage);
        await page.goto(at('/nope'));
        const main = page.getByRole('main');
        await expect(main.getByRole('button')).toHaveCount(0);
        await main.getByRole('link', { name: text('footerAllPages') }).click();
        await expect(page).toHaveURL(at('/all-pages'));
      });
    });
  });
}

test('a Chinese address with a region leads to the Chinese page', async ({
  page,
  expectFailures,
}) => {
  expectFailures(...missingPage);
  await page.goto('/zh-CN/guide/basic/cli');
  await expect(page).toHaveURL('/zh/guide/basic/cli');
});

test('nothing is offered for an address like no other', async ({ page, expectFailures }) => {
  expectFailures(...missingPage);
  await page.goto('/xyzzy');
  await page.waitForFunction(() => window.appReadyCount);
  await expect(page.getByRole('main').getByRole('status')).toBeEmpty();
});

import { openPage } from '../support/hydrate';
import { sample } from '../support/sample';
import { expect, test } from '../support/test';

test('the language links keep page, query and section, and the place on the page', async ({
  page,
}) => {
  await page.goto('/guide/basic/cli?x=1#build');
  const chinese = page.getByRole('link', { name: '简体中文' });
  await expect(chinese.getByText('简体中文')).toHaveAttribute('lang', 'zh');
  await chinese.click();
  await expect(page).toHaveURL('/zh/guide/basic/cli?x=1#build');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page.locator('#build')).toBeInViewport();
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL('/guide/basic/cli?x=1#build');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('#build')).toBeInViewport();
});

test('the language link opens the same page, by keyboard, without a page load', async ({
  page,
}) => {
  await openPage(page, '/zh/');
  await page.evaluate(() => (window.name = 'kept'));
  await page.getByRole('link', { name: 'English' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: 'Language: 简体中文', exact: true })).toBeVisible();
  expect(await page.evaluate(() => window.name)).toBe('kept');
});

test('Chinese text has no letter-spacing', async ({ page, expectFailures }) => {
  expectFailures(/404/);
  for (const route of ['/zh/', '/zh/guide/basic/cli', '/zh/nowhere']) {
    await page.goto(route);
    const spaced = await page.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter((element) => !/^(?:normal|0px)$/.test(getComputedStyle(element).letterSpacing))
        .map(({ className }) => className),
    );
    expect(spaced, route).toEqual([]);
  }
});

test.describe('the first visit', () => {
  test.use({ isFirstVisit: true });

  test.describe('of a Chinese browser', () => {
    test.use({ locale: 'zh-CN' });

    test('opens the Chinese page once, keeping query and hash', async ({ page }) => {
      await page.goto('/?x=1#text');
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
      await expect(page).toHaveURL('/zh/?x=1#text');
      expect(await page.evaluate(() => localStorage.getItem('rspress-visited'))).toBe('1');
      await openPage(page, '/');
      await expect(page).toHaveURL('/');
    });

    test('stays where no page is, and is redirected from the next, keeping the section', async ({
      page,
      expectFailures,
    }) => {
      expectFailures(/404/);
      await page.goto('/en/nowhere/at/all');
      await expect(page).toHaveURL('/nowhere/at/all');
      await page.goto('/guide/basic/cli?x=1#build');
      await expect(page).toHaveURL('/zh/guide/basic/cli?x=1#build');
    });
  });

  test('of an English browser keeps the section of the address', async ({ page }) => {
    const id = 'how-does-it-compare';
    await page.goto(`/zh/#${id}`);
    await expect(page).toHaveURL(`/#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  });

  test.describe('of a browser in a language the site has not', () => {
    test.use({ locale: 'fr-FR' });

    test('opens what was asked for', async ({ page }) => {
      await openPage(page, '/zh/');
      await expect(page).toHaveURL('/zh/');
    });
  });

  const bots = ['Googlebot/2.1', 'Baiduspider', 'some-Crawler', 'Chrome-Lighthouse'];
  for (const name of sample(bots, 1)) {
    test.describe(`of ${name}`, () => {
      test.use({ locale: 'zh-CN', userAgent: `Mozilla/5.0 ${name}` });

      test('opens what was asked for', async ({ page }) => {
        await openPage(page, '/');
        await expect(page).toHaveURL('/');
      });
    });
  }
});

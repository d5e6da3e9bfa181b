import type { Page } from '@playwright/test';
import { readBuilt } from '../support/builtSite';
import { openPage } from '../support/hydrate';
import { getField, getOptions, openSearch } from '../support/searchDialog';
import { expect, missingPage } from '../support/test';
import { getBar, test, to } from '../support/versionsSite';
import { sample } from '../support/sample';
import { watchPaths } from '../support/watchPaths';

// One build serves them all.
test.describe.configure({ mode: 'default' });

test.describe('versions', () => {
  const getVersion = (page: Page, name: string) =>
    page.locator('#nav-versions').getByRole('link', { name });

  for (const [route, version, first, second] of sample(
    [
      ['guide/', 'v2', 'v1/guide/', 'guide/'],
      ['guide/new', 'v2', 'v1/', 'guide/new'],
      ['v1/guide/old', 'v1', 'v1/guide/old', ''],
      ['v1/zh/', 'v1', 'v1/zh/', 'zh/'],
      ['zh/guide/', 'v2', 'v1/zh/', 'zh/guide/'],
    ] as const,
    2,
  )) {
    test(`the menu on ${route} leads to the same page or the version’s home`, async ({ page }) => {
      await page.goto(to(route));
      const isChinese = route.includes('zh/');
      await expect(page.locator('html')).toHaveAttribute('lang', isChinese ? 'zh' : 'en');
      const button = page.getByRole('button', { name: isChinese ? /^版本/ : /^Version/ });
      await expect(button).toContainText(version);
      await button.click();
      await expect(getVersion(page, version)).toHaveAttribute('aria-current', 'true');
      await expect(getVersion(page, 'v1')).toHaveAttribute('href', to(first));
      await expect(getVersion(page, 'v2')).toHaveAttribute('href', to(second));
    });
  }

  test('another version opens by keyboard, without a page load', async ({ page }) => {
    await openPage(page, to('guide/'));
    await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
    await page.getByRole('button', { name: /^Version/ }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(getVersion(page, 'v1')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${to('v1/guide/')}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Guide 1');
    await expect(page.locator('html')).toHaveAttribute('data-kept', '');
    await expect(page.getByRole('button', { name: /^Version/ })).toContainText('v1');
  });

  test('search looks in the version and language read', async ({ page, expectFailures }) => {
    expectFailures(/request to another origin/);
    const indexes = watchPaths(page, /search_index\.(v\d\.\w+)\./);
    await openSearch(page, to('v1/guide/'));
    await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
    await getField(page).fill('only version');
    await expect(getOptions(page).first()).toHaveAttribute('href', to('v1/guide/old'));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Version/ }).click();
    await getVersion(page, 'v2').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Guide 2');
    await page.keyboard.press('Control+k');
    await getField(page).fill('only version');
    await expect(getOptions(page).first()).toHaveAttribute('href', to('guide/new'));
    await page.keyboard.press('Escape');
    await getBar(page).getByRole('link', { name: '简体中文' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('指南 2');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('指南');
    await expect(page.getByRole('option').first()).toHaveAttribute('href', to('zh/guide/'));
    await expect(page.locator('html')).toHaveAttribute('data-kept', '');
    // Few hits: the other language is asked as well, of the same version.
    expect(indexes).toEqual(['v1.en', 'v1.zh', 'v2.en', 'v2.zh']);
  });

  test('home, sections and languages stay in the version that is read', async ({ page }) => {
    await page.goto(to('v1/guide/'));
    const bar = getBar(page);
    await expect(bar.getByRole('link', { name: /home/ })).toHaveAttribute('href', to('v1/'));
    const guide = bar.getByRole('link', { name: /^Guide/ }).first();
    await expect(guide).toHaveAttribute('href', to('v1/guide/'));
    await expect(guide).toHaveAttribute('aria-current', 'true');
    await expect(bar.getByRole('link', { name: '简体中文' })).toHaveAttribute('href', to('v1/zh/'));
    const section = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
    await expect(section).toHaveText('Guide');
    await expect(section).toHaveAttribute('href', to('v1/guide/'));
  });
});

test('a page names the translations that a first visit may lead to, as the site has set', ({
  site,
}) => {
  const getNamed = (file: string) =>
    / data-translations="([^"]*)"/.exec(readBuilt(file, site.root))?.[1];
  expect(getNamed('guide/index.html')).toBe(`zh=${to('zh/guide/')}`);
  expect(getNamed('v1/index.html')).toBe(`zh=${to('v1/zh/')}`);
  expect(getNamed('guide/new.html'), 'not translated').toBeUndefined();
  expect(getNamed('zh/guide/index.html'), 'not the default language').toBeUndefined();
});

test('the home image is 375 by 375, and only that of the color scheme is fetched', async ({
  page,
}) => {
  const pictures = watchPaths(page, /(?:light|dark)\.svg$/);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(to('v1/'));
  const image = page.getByRole('img', { name: 'A square' });
  expect(await image.boundingBox()).toMatchObject({ width: 375, height: 375 });
  await expect.poll(() => pictures).toEqual(['light.svg']);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => pictures).toEqual(['light.svg', 'dark.svg']);
});

test('the 404 page has the version and language of the address, and leads home in them', async ({
  page,
  expectFailures,
}) => {
  expectFailures(...missingPage);
  for (const [asked, name, home] of [
    ['nope', 'Take me home', ''],
    ['v1/nope', 'Take me home', 'v1/'],
    ['v1/zh/nope', '返回首页', 'v1/zh/'],
  ] as const) {
    await openPage(page, to(asked));
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', to(home));
    await expect(page).toHaveTitle('404 - Fixture');
    await expect(page.locator('html')).toHaveAttribute('data-page-type', '404');
    const version = home ? 'v1' : 'v2';
    await expect(page.getByRole('button', { name: /^(?:Version|版本)/ })).toContainText(version);
  }
});

import type { Page } from '@playwright/test';
import { hydrate, openPage } from '../support/hydrate';
import {
  getDialog,
  getField,
  getOptions,
  getStatus,
  getTrigger,
  openSearch,
  search,
  searchedFrom,
  waitForAnswer,
} from '../support/searchDialog';
import { settle } from '../support/settle';
import { sampleReaders } from '../support/readers';
import { expect, test } from '../support/test';
import { sample } from '../support/sample';

const key = 'rslib-docs-recent-searches';
const getStored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);
const store = (page: Page, value: string) =>
  page.addInitScript(
    ([name, stored]) => {
      if (origin !== 'null' && !sessionStorage.getItem('stored')) {
        sessionStorage.setItem('stored', '1');
        localStorage.setItem(name ?? '', stored ?? '');
      }
    },
    [key, value],
  );
const getRecent = (page: Page) =>
  getDialog(page).getByRole('region', { name: 'Recent searches' }).getByRole('listitem');

test.describe('before anything is typed', () => {
  for (const { language, at } of sampleReaders(10)) {
    const title = { en: 'Quick start', zh: '快速开始' }[language];

    test(`popular pages are offered by their own titles, and open (${language})`, async ({
      page,
    }) => {
      await openSearch(page, at(searchedFrom));
      await getDialog(page).getByRole('link', { name: title, exact: true }).click();
      await expect(page).toHaveURL(at('/guide/start/quick-start'));
      await expect(getDialog(page)).toBeHidden();
    });
  }

  test('a query is remembered once its hit is opened, and asked again', async ({ page }) => {
    await openSearch(page);
    await search(page, 'bundle');
    await search(page, 'glossary');
    expect(await getStored(page)).toBeNull();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/guide\/start\/glossary/);
    expect(await getStored(page)).toBe('["glossary"]');
    await page.keyboard.press('Control+k');
    await getRecent(page).getByRole('button', { name: 'glossary', exact: true }).click();
    await expect(getField(page)).toHaveValue('glossary');
    await expect(getField(page)).toBeFocused();
    await expect(getOptions(page).first()).toHaveAttribute('href', '/guide/start/glossary');
  });

  test('a remembered query can be removed, and all of them', async ({ page }) => {
    await store(page, '["dts","format","shims"]');
    await openSearch(page);
    await expect(getRecent(page)).toHaveCount(3);
    await getDialog(page).getByRole('button', { name: 'Remove “format”' }).click();
    await expect(getRecent(page)).toHaveCount(2);
    await expect(getField(page)).toBeFocused();
    expect(await getStored(page)).toBe('["dts","shims"]');
    await getDialog(page).getByRole('button', { name: 'Clear' }).click();
    await expect(getRecent(page)).toHaveCount(0);
    expect(await getStored(page)).toBeNull();
  });

  test('arrows walk from the field through what is offered, round the ends', async ({ page }) => {
    await store(page, '["dts"]');
    await openSearch(page);
    await expect(getRecent(page)).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await expect(getRecent(page).getByRole('button', { name: 'dts', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(getDialog(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(getField(page)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(getDialog(page).getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/all-pages$/);
  });
});

test.describe('what the field starts with', () => {
  const select = (page: Page, selector: string) =>
    page.evaluate((found) => {
      getSelection()?.selectAllChildren(document.querySelector(found) ?? document.body);
    }, selector);

  test('the selected words when a shortcut opens it, to be typed over', async ({ page }) => {
    await openPage(page, '/config/lib/format');
    await select(page, '#umd-in-a-browser');
    await page.keyboard.press('Control+k');
    await expect(getField(page)).toHaveValue('umd in a browser');
    await waitForAnswer(page);
    await expect(getOptions(page).first()).toHaveAttribute(
      'href',
      '/config/lib/format#umd-in-a-browser',
    );
    await page.keyboard.type('dts');
    await expect(getField(page)).toHaveValue('dts');
  });

  test('nothing when the box is pressed, or a passage is selected', async ({ page }) => {
    await openPage(page, '/config/lib/format');
    await select(page, '#umd-in-a-browser');
    await getTrigger(page).click();
    await expect(getField(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await select(page, 'article');
    await page.keyboard.press('Control+k');
    await expect(getField(page)).toHaveValue('');
  });

  test('?q= of the address, which opens the search once and without a movement', async ({
    page,
  }) => {
    await page.goto(`${searchedFrom}?q=glossary#top`);
    await expect(getField(page)).toHaveValue('glossary');
    await expect(getOptions(page).first()).toHaveAttribute('href', '/guide/start/glossary');
    await expect(page).toHaveURL(new RegExp(`${searchedFrom}#top$`));
    await page.keyboard.press('Escape');
    await page.reload();
    await hydrate(page);
    await settle(page);
    await expect(getDialog(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(getField(page)).toHaveValue('');
  });

  const addresses = [
    `?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`,
    `?q=${'zq'.repeat(3000)}`,
  ];
  for (const address of sample(addresses, 1)) {
    test(`${address.slice(0, 24)} is harmless`, async ({ page }) => {
      await page.goto(searchedFrom + address);
      await expect(getField(page)).toBeFocused();
      await settle(page);
      await expect(getDialog(page).locator('img')).toHaveCount(0);
      expect((await getField(page).inputValue()).length).toBeLessThanOrEqual(256);
    });
  }
});

test.describe('parts of the site', () => {
  for (const { language, at, text } of sampleReaders(11)) {
    test(`narrow the results, by keyboard, until the dialog is closed (${language})`, async ({
      page,
    }) => {
      await openSearch(page, at(searchedFrom));
      await search(page, 'bundle');
      const parts = getDialog(page).getByRole('group', { name: text('searchFacets') });
      await expect(parts.getByRole('radio')).toHaveCount(6);
      await expect(parts.getByRole('radio', { name: text('searchFacetAll') })).toBeChecked();
      await page.keyboard.press('Tab');
      await expect(parts.getByRole('radio', { name: text('searchFacetAll') })).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(parts.getByRole('radio', { name: text('searchFacetConfig') })).toBeChecked();
      await expect(getStatus(page)).toHaveText(/^\d+\+? results? in Config$|^配置：\d+\+? 条结果$/);
      const listHrefs = () =>
        getOptions(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      await expect(getOptions(page).first()).toBeVisible();
      expect((await listHrefs()).filter((href) => !href?.startsWith(at('/config/')))).toEqual([]);
      await search(page, 'external');
      await expect(getStatus(page)).toHaveText(/in Config$|^配置：/);
      await parts.getByRole('radio', { name: text('searchFacetErrors') }).check();
      await expect(getStatus(page)).toHaveText(/in Errors$|^错误：/);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await expect(parts.getByRole('radio', { name: text('searchFacetAll') })).toBeChecked();
    });
  }

  test('where one has nothing, all of them are offered', async ({ page }) => {
    await openSearch(page);
    await getDialog(page).getByRole('radio', { name: 'API' }).check();
    await search(page, 'zzqqxx');
    await getDialog(page).getByRole('button', { name: 'Search everything' }).click();
    await expect(getDialog(page).getByRole('radio', { name: 'All' })).toBeChecked();
    await expect(getField(page)).toBeFocused();
    await expect(getStatus(page)).toHaveText('No results for "zzqqxx"');
    await expect(getDialog(page).getByRole('button', { name: 'Search everything' })).toBeHidden();
  });
});

test.describe('where nothing is found', () => {
  test('names like it are offered and said, and asked for by a press', async ({ page }) => {
    await openSearch(page);
    await search(page, 'sourcmaaps');
    const name = getDialog(page).getByRole('button', { name: 'output.sourceMap' });
    await expect(name).toBeVisible();
    await expect(getStatus(page)).toHaveText(/^No results for "sourcmaaps"\..*output\.sourceMap/);
    await page.keyboard.press('ArrowDown');
    await expect(name).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(getField(page)).toHaveValue('output.sourceMap');
    await expect(getField(page)).toBeFocused();
    await expect(getOptions(page).first()).toHaveAttribute('href', /source-?map/i);
  });

  for (const { language, at, text } of sampleReaders(12)) {
    test(`there are popular pages, the list of messages and issues (${language})`, async ({
      page,
    }) => {
      await openSearch(page, at(searchedFrom));
      await search(page, 'zzqqxx');
      const dialog = getDialog(page);
      await expect(getStatus(page)).toHaveText(`${text('searchNoResultsText')} "zzqqxx"`);
      await expect(dialog.getByText(text('searchSuggestedQueryText'))).toBeVisible();
      // None of the pages is chosen yet.
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('link', { name: text('searchIssues') })).toHaveAttribute(
        'href',
        /\/issues\?q=zzqqxx$/,
      );
      await expect(dialog.getByRole('link', { name: text('searchAllPages') })).toBeVisible();
      const name = { en: 'Errors', zh: '错误与警告' }[language];
      const messages = dialog.getByRole('link', { name, exact: true });
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(messages).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(at('/guide/faq/exceptions'));
    });
  }

  const getIssue = (page: Page) =>
    getDialog(page).getByRole('link', { name: 'Report what is missing' });

  test('an issue is offered that says what was asked for, and where', async ({ page }) => {
    await openSearch(page);
    await search(page, 'zzqqxx & <zzqqxx>');
    await expect(getStatus(page)).toContainText('No results for');
    await expect(getIssue(page)).toHaveAttribute('target', '_blank');
    const { searchParams } = new URL((await getIssue(page).getAttribute('href')) ?? '');
    expect(searchParams.get('title')).toContain('zzqqxx & <zzqqxx>');
    expect(searchParams.get('details')).toContain(searchedFrom);
  });
});

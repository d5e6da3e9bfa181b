import type { Locator } from '@playwright/test';
import {
  getActive,
  getDialog,
  getField,
  getOptions,
  getStatus,
  openSearch,
  search,
  searchedFrom,
  waitForAnswer,
} from '../support/searchDialog';
import { settle } from '../support/settle';
import { sampleReaders } from '../support/readers';
import { expect, test } from '../support/test';
import { sample } from '../support/sample';
import { openPage } from '../support/hydrate';

for (const { language, at } of sampleReaders(7)) {
  const { query, group, marked } = {
    en: { query: 'GLOSSARY', group: 'Guide › Glossary', marked: 'Glossary' },
    zh: { query: '术语表', group: '指南 › 术语表', marked: '术语表' },
  }[language];

  test(`are grouped under their page, marked in their own case, and counted (${language})`, async ({
    page,
  }) => {
    await openSearch(page, at(searchedFrom));
    await search(page, query);
    const results = getDialog(page).getByRole('group', { name: group });
    await expect(results.getByRole('option').first()).toHaveAttribute(
      'href',
      at('/guide/start/glossary'),
    );
    await expect(results.locator('mark').first()).toHaveText(marked);
    await expect(getStatus(page)).toHaveText(/^\d+\+? (?:results?|条结果)$/);
  });
}

for (const { language, at, text } of sampleReaders(8)) {
  test.describe(`in ${language}`, () => {
    const sources = {
      en: [
        ['attw', '/guide/advanced/publish', 'searchRelated', 'attw'],
        ['legalComments', '/config/rsbuild/output#what-', 'searchInCode', 'legalComments'],
      ],
      zh: [['热更新', '/zh/config/rsbuild#what-', 'searchInCode', '热更新']],
    } as const;
    for (const [query, address, source, marked] of sources[language]) {
      test(`say why they are found, where their text has no word of “${query}”`, async ({
        page,
      }) => {
        await openSearch(page, at(searchedFrom));
        await search(page, query);
        const hit = getOptions(page)
          .and(page.locator(`[href^="${address}"]`))
          .first();
        await expect(hit).toContainText(text(source));
        await expect(hit.locator('mark').first()).toHaveText(marked);
      });
    }
  });
}

test('are walked through with the arrows, round the ends', async ({ page }) => {
  await openSearch(page);
  await search(page, 'format');
  const count = await getOptions(page).count();
  expect(count).toBeGreaterThan(2);
  const expectActive = async (position: number) => {
    const option = getOptions(page).nth(position);
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(getDialog(page).locator('[aria-selected="true"]')).toHaveCount(1);
    expect(await (await getActive(page)).getAttribute('href')).toBe(
      await option.getAttribute('href'),
    );
    await expect(getField(page)).toBeFocused();
  };
  await expectActive(0);
  await page.keyboard.press('ArrowDown');
  await expectActive(1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expectActive(count - 1);
  await page.keyboard.press('ArrowDown');
  await expectActive(0);
});

test('are seven at first, and more on request', async ({ page }) => {
  await openSearch(page);
  await search(page, 'e');
  await expect(getOptions(page)).toHaveCount(7);
  const seventh = await getOptions(page).nth(6).getAttribute('href');
  await getDialog(page).getByRole('button', { name: 'Show more results' }).click();
  await expect(getField(page)).toBeFocused();
  await expect(getOptions(page).nth(7)).toHaveAttribute('aria-selected', 'true');
  await expect(getOptions(page)).toHaveCount(21);
  expect(await getOptions(page).nth(6).getAttribute('href')).toBe(seventh);
});

for (const { language, at } of sampleReaders(9)) {
  test(`open with Enter: the page, scrolled to the section (${language})`, async ({ page }) => {
    await openSearch(page, at(searchedFrom));
    await search(page, { en: 'umd in a browser', zh: '浏览器中的 umd' }[language]);
    await page.keyboard.press('Enter');
    await expect(getDialog(page)).toBeHidden();
    await expect(page).toHaveURL(`${at('/config/lib/format')}#umd-in-a-browser`);
    await expect(page.locator('#umd-in-a-browser')).toBeInViewport();
  });
}

test('open on the page being read without a page load', async ({ page }) => {
  await openSearch(page, '/config/lib/format');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  for (let time = 0; time < 2; time++) {
    await search(page, 'umd in a browser');
    await page.keyboard.press('Enter');
    await expect(page.locator('#umd-in-a-browser')).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.keyboard.press('Control+k');
  }
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

for (const [press, click] of sample(
  [
    ['Ctrl', (hit: Locator) => hit.click({ modifiers: ['ControlOrMeta'] })],
    ['the middle button', (hit: Locator) => hit.click({ button: 'middle' })],
    ['Ctrl and Enter', (hit: Locator) => hit.page().keyboard.press('Control+Enter')],
  ] as const,
  1,
)) {
  test(`opened in a new tab with ${press} are recent searches`, async ({ page, context }) => {
    await openSearch(page);
    await search(page, 'glossary');
    const newTab = context.waitForEvent('page');
    await click(getOptions(page).first());
    await expect(await newTab).toHaveURL(/\/guide\/start\/glossary$/);
    await (await newTab).close();
    await getField(page).fill('');
    await expect(
      getDialog(page).getByRole('button', { name: 'glossary', exact: true }),
    ).toBeVisible();
  });
}

test('an Enter that is faster than the answer opens the right page', async ({ page }) => {
  await openSearch(page);
  await search(page, 'bundle');
  await getField(page).fill('glossary');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide\/start\/glossary$/);
});

test('letters of an input method are no question until they are a word', async ({ page }) => {
  await openSearch(page);
  await search(page, 'glossary');
  await getField(page).fill('');
  const session = await page.context().newCDPSession(page);
  const compose = async (text: string) => {
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    await settle(page);
  };
  for (const text of ['g', 'gou', "gou'jian"]) {
    await compose(text);
    await expect(getField(page)).toHaveValue(text);
    await expect(getStatus(page)).toHaveText('');
  }
  await session.send('Input.insertText', { text: '构建' });
  await expect(getField(page)).toHaveValue('构建');
  await expect(getStatus(page)).toHaveText(/result/);
});

test('a word of Hangul is a question while it grows', async ({ page }) => {
  await openSearch(page);
  const session = await page.context().newCDPSession(page);
  const composition = { text: '빌드', selectionStart: 2, selectionEnd: 2 };
  await session.send('Input.imeSetComposition', composition);
  await expect(getField(page)).toHaveValue('빌드');
  await waitForAnswer(page);
});

test('cuts what nobody asks, and quotes the beginning', async ({ page }) => {
  await openSearch(page);
  await search(page, 'zq'.repeat(5000));
  await expect(getStatus(page)).toHaveText(`No results for "${'zq'.repeat(30)}…"`);
  expect((await getField(page).inputValue()).length).toBeLessThanOrEqual(256);
});

test.describe('two languages', () => {
  test('a Chinese page finds Chinese pages, then English ones where those are few', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      const [, language] = /search_index\.(\w+)\./.exec(request.url()) ?? [];
      if (language) fetched.push(language);
    });
    await openPage(page, '/zh/');
    await page.getByRole('button', { name: '搜索文档' }).click();
    const dialog = page.getByRole('dialog', { name: '搜索文档' });
    const first = dialog.getByRole('option').first();
    const status = dialog.getByRole('status');
    await dialog.getByRole('combobox').fill('构建格式');
    await expect(first).toHaveAttribute('href', /^\/zh\/config\/lib\/format/);
    await expect(status).toHaveText(/^\d+\+? 条结果$/);
    await expect(dialog.getByText('英文', { exact: true })).toHaveCount(0);
    expect(fetched).toEqual(['zh']);

    await dialog.getByRole('combobox').fill('lockfile');
    await expect(dialog.getByText('英文', { exact: true }).first()).toBeVisible();
    expect(fetched).toEqual(['zh', 'en']);
    await dialog.locator('[role=group][lang=en]').getByRole('option').first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(page.context().pages()).toHaveLength(1);
  });

  test('an English page finds Chinese pages for words that no English page has', async ({
    page,
  }) => {
    await openSearch(page);
    await search(page, '术语表');
    const hit = getDialog(page).locator('[role=group][lang=zh]').getByRole('option').first();
    await expect(getDialog(page).getByText('Chinese', { exact: true }).first()).toBeVisible();
    await expect(hit).toHaveAttribute('href', '/zh/guide/start/glossary');
    await getField(page).fill('zzqqxx');
    await expect(getStatus(page)).toHaveText('No results for "zzqqxx"');
  });
});

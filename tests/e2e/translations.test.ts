import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { readSite } from '../../build/check/site';
import { createTranslationCheck } from '../../build/check/translation';
import { acceptTranslation } from '../../build/check/translation/update';
import { readPage } from '../../build/read/page';
import { buildFixture } from '../support/buildFixture';
import { readBuilt } from '../support/builtSite';
import { openPage } from '../support/hydrate';
import { getDialog, openSearch, search } from '../support/searchDialog';
import { expect, type Site, test as watched, workerSite } from '../support/test';

/** A site with a page in English only, and two whose English has changed: one translation has followed. */
const test = watched.extend<object, { site: Site & { issues: string[] } }>({
  site: workerSite(async () => {
    mkdirSync('.reports', { recursive: true });
    const root = mkdtempSync(path.resolve('.reports/translations-'));
    cpSync('tests/fixtures/translations/docs', root, { recursive: true });
    acceptTranslation(root, []);
    for (const page of ['behind', 'followed']) changeNumber(`${root}/en/guide/${page}.mdx`);
    changeNumber(`${root}/zh/guide/followed.mdx`);
    acceptTranslation(root, ['guide/followed']);
    const issues = listIssues(root);
    const { close, ...site } = await buildFixture('translations', '/', { DOCS: root });
    const remove = () => rmSync(root, { recursive: true });
    return { ...site, issues, close: () => close().then(remove) };
  }),
});

// One build serves them all.
test.describe.configure({ mode: 'default' });

test('a number changed in English alone is a warning at the Chinese block, and a notice on its page', async ({
  page,
  site,
}) => {
  expect(site.issues).toEqual(['zh/guide/behind.mdx:3 translation-contradicts warning']);
  await page.goto('/zh/guide/behind');
  await expect(getNotice(page)).toContainText('此页的英文原文在翻译之后有更新。');
  await expect(getNotice(page).getByRole('link', { name: '参与翻译' })).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/.*\/CONTRIBUTING\.md#chinese$/,
  );
  await expect(page.getByRole('article')).toContainText('上限是 2 个文件。');
  await getNotice(page).getByRole('link', { name: '阅读英文页面' }).click();
  await expect(page).toHaveURL('/guide/behind');
  await expect(page.getByRole('article')).toContainText('The limit is 3 files.');
});

test('the notice is gone once the Chinese page has followed', async ({ page }) => {
  await page.goto('/zh/guide/followed');
  await expect(page.getByRole('article')).toContainText('上限是 3 个文件。');
  await expect(getNotice(page)).toHaveCount(0);
});

test('a page in English only is read in Chinese surroundings, which say so', async ({ page }) => {
  await page.goto('/zh/guide/');
  // By the page’s own link, which names no language.
  await page.getByRole('link', { name: '没有翻译的页面' }).click();
  await expect(page).toHaveURL('/zh/guide/missing');
  await expectFallback(page);
  await page.reload();
  await expectFallback(page);
  await getNotice(page).getByRole('link', { name: '阅读英文页面' }).click();
  await expect(page).toHaveURL('/guide/missing');
  await expect(getNotice(page)).toHaveCount(0);
});

test('a hit on a page in English only is marked, and listed once', async ({ page }) => {
  await openSearch(page, '/zh/guide/');
  await search(page, 'No Chinese page has this text');
  const hits = getDialog(page).getByRole('option', { name: 'English only' });
  await expect(hits).toHaveAttribute('href', '/zh/guide/missing');
  const group = getDialog(page).getByRole('group', { name: '指南 › English only' });
  await expect(group).toHaveAttribute('lang', 'en');
  await expect(group).toContainText('英文');
});

async function expectFallback(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
  await expect(getNotice(page)).toContainText('此页尚未翻译，下面是英文原文。');
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('article')).toContainText('No Chinese page has this text.');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://fixture.example/guide/missing',
  );
}

test('search engines are shown no translation where there is none', ({ site }) => {
  const addresses = [...readBuilt('sitemap.xml', site.root).matchAll(/"?(https:[^<"]*)/g)]
    .map(([, address = '']) => new URL(address))
    .filter(({ host }) => host === 'fixture.example')
    .map(({ pathname }) => pathname);
  expect(addresses).toEqual(expect.arrayContaining(['/guide/missing', '/zh/guide/behind']));
  expect(addresses).not.toContain('/zh/guide/missing');
  for (const file of ['guide/missing.html', 'zh/guide/missing.html']) {
    expect(readBuilt(file, site.root)).not.toMatch(/<link[^>]* hreflang="zh"/);
  }
  expect(readBuilt('guide/behind.html', site.root)).toMatch(/<link[^>]* hreflang="zh"/);
});

test.describe('the first visit', () => {
  test.use({ isFirstVisit: true });

  test.describe('of a Chinese browser', () => {
    test.use({ locale: 'zh-CN' });

    test('stays on a page in English only, and is redirected from the next', async ({ page }) => {
      await openPage(page, '/guide/missing?x=1#use-it');
      await expect(page).toHaveURL('/guide/missing?x=1#use-it');
      await page.goto('/guide/behind?x=1#behind');
      await expect(page).toHaveURL('/zh/guide/behind?x=1#behind');
      // Chosen for good.
      await page.getByRole('link', { name: 'English' }).first().click();
      await expect(page).toHaveURL('/guide/behind?x=1#behind');
      await openPage(page, '/guide/followed');
      await expect(page).toHaveURL('/guide/followed');
    });
  });

  test('of an English browser stays on English text under a Chinese address', async ({ page }) => {
    await openPage(page, '/zh/guide/missing#use-it');
    await expect(page).toHaveURL('/zh/guide/missing#use-it');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  });
});

const getNotice = (page: Page) =>
  page.getByRole('main').getByRole('paragraph').filter({ hasText: '阅读英文页面' });

function changeNumber(file: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace('2', '3'));
}

/** What the check of the content finds in translations: place, rule, severity. */
function listIssues(root: string): string[] {
  const read = (file: string) => readPage(readFileSync(path.join(root, file), 'utf8'));
  return [...createTranslationCheck(root)(readSite(root, read))].flatMap(([file, found]) =>
    found.map(({ line, rule, severity }) => `${file}:${line} ${rule} ${severity}`),
  );
}

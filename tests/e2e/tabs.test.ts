import type { Locator, Page } from '@playwright/test';
import { storageKey } from '../../theme/lib/storage';
import { readBase } from '../../scripts/preview.mjs';
import { holdReact, openHeld } from '../support/holdScripts';
import { hydrate, openPage } from '../support/hydrate';
import { getShifts, recordShifts } from '../support/layoutShifts';
import { sampleReaders } from '../support/readers';
import { expect, test } from '../support/test';
import { catalogueRoute, catalogueTest } from '../support/catalogue';

const quickStart = '/guide/start/quick-start';
const key = (group: string) => storageKey(`rspress.tabs.${group}`, readBase(process.env.BASE));
const managers = key('package.manager');
const formats = key('module.format');

const getTabs = (page: Page, name: string) => page.getByRole('tablist', { name });
const getTab = (page: Page, name: string) => page.getByRole('tab', { name }).first();
const isChosen = (tab: Locator) => expect(tab).toHaveAttribute('aria-selected', 'true');
const getStored = (page: Page, name: string) =>
  page.evaluate((item) => localStorage.getItem(item), name);
const store = (page: Page, name: string, value: string) =>
  page.addInitScript(
    ([item = '', text = '']) => origin !== 'null' && localStorage.setItem(item, text),
    [name, value],
  );

test.describe('tabs of package managers', () => {
  test('work before React, for the whole group, and keep it', async ({ page }) => {
    await holdReact(page);
    await page.goto(quickStart);
    const groups = getTabs(page, 'Package manager');
    expect(await groups.count()).toBeGreaterThan(2);
    await expect(groups.first().getByRole('tab')).toHaveText(['npm', 'yarn', 'pnpm', 'bun']);
    await isChosen(getTab(page, 'npm'));
    await expect(page.getByText('npm install -D @rslib/core')).toBeVisible();

    const chosen = groups.nth(1).getByRole('tab', { name: 'pnpm' });
    await chosen.scrollIntoViewIfNeeded();
    const before = await chosen.boundingBox();
    await chosen.click();
    for (const group of await groups.all())
      await isChosen(group.getByRole('tab', { name: 'pnpm' }));
    await expect(page.getByText('pnpm add -D @rslib/core')).toBeVisible();
    await expect(page.getByText('npm install -D @rslib/core')).toBeHidden();
    expect((await chosen.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    expect(await getStored(page, managers)).toBe('2');
  });

  test('show the first while their script is on its way, and a press counts', async ({ page }) => {
    const held = await openHeld(page, quickStart);
    await expect(page.getByText('npm install -D @rslib/core')).toBeVisible();
    await expect(page.getByText('bun add -d @rslib/core')).toBeHidden();
    await getTab(page, 'bun').click();
    held.release();
    await expect(page.getByText('bun add -d @rslib/core')).toBeVisible();
    await expect(page.getByText('npm install -D @rslib/core')).toBeHidden();
  });

  test('are blocks with labels where it cannot be had', async ({ page, expectFailures }) => {
    expectFailures(/net::ERR_FAILED/);
    await page.route('**/static/js/**', (route) => route.abort());
    await page.goto(quickStart);
    await expect(page.getByText('bun add -d @rslib/core')).toBeVisible();
    await expect(page.getByText('npm install -D @rslib/core')).toBeVisible();
    await expect(page.getByRole('tablist')).toHaveCount(0);
  });

  test('show the kept choice, and nothing moves', async ({ page }) => {
    await store(page, managers, '3');
    await recordShifts(page);
    await page.goto(quickStart);
    const code = page.getByText('bun add -d @rslib/core');
    await expect(code).toBeVisible();
    const tabs = page.locator('[data-part="tabs"]').first();
    const before = await tabs.boundingBox();
    await hydrate(page);
    await isChosen(getTab(page, 'bun'));
    expect(await tabs.boundingBox()).toEqual(before);
    expect(await getShifts(page)).toEqual([]);
    await getTab(page, 'yarn').click();
    await expect(page.getByText('yarn add -D @rslib/core')).toBeVisible();
    await expect(code).toBeHidden();
    expect(await getStored(page, managers)).toBe('1');
  });

  test('follow a choice in another browser tab', async ({ page, context }) => {
    const other = await context.newPage();
    await Promise.all([page.goto(quickStart), other.goto(quickStart)]);
    await getTab(other, 'yarn').click();
    await isChosen(getTab(page, 'yarn'));
  });
});

catalogueTest(
  'tabs are one stop of the keyboard, and arrows, Home and End choose',
  async ({ page }) => {
    await openPage(page, catalogueRoute);
    const list = getTabs(page, 'What a library is written in');
    const [first, last] = [list.getByRole('tab').first(), list.getByRole('tab').last()];
    await first.focus();
    for (const [pressed, tab] of [
      ['ArrowRight', last],
      ['ArrowRight', first],
      ['ArrowLeft', last],
      ['Home', first],
      ['End', last],
    ] as const) {
      await page.keyboard.press(pressed);
      await expect(tab).toBeFocused();
      await isChosen(tab);
    }
    await expect(first).toHaveAttribute('tabindex', '-1');
    const panel = page.getByRole('tabpanel', { name: 'JavaScript', exact: true });
    await page.keyboard.press('Tab');
    await expect(panel).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(last).toBeFocused();
    // Tabs without a group are on their own.
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((name) => /tabs/.test(name))),
    ).toEqual([]);
  },
);

catalogueTest.describe('an address', () => {
  catalogueTest(
    'chooses a tab before what is kept, and says what is chosen then',
    async ({ page }) => {
      await store(page, formats, '0');
      await page.goto(`${catalogueRoute}?tab-module.format=cjs`);
      await isChosen(getTab(page, 'CommonJS'));
      expect(await getStored(page, formats)).toBe('0');
      await hydrate(page);
      await isChosen(getTab(page, 'CommonJS'));
      await getTab(page, 'ES modules').click();
      await expect(page).toHaveURL(/\?tab-module\.format=esm$/);
      await page.goto(`${catalogueRoute}?tab-module.format=1`);
      await isChosen(getTab(page, 'CommonJS'));
      await page.goto(`${catalogueRoute}?tab-module.format=9`);
      await isChosen(getTab(page, 'ES modules'));
    },
  );

  catalogueTest('leads into a hidden panel, on arrival and later', async ({ page }) => {
    const target = page.locator('#why-commonjs');
    await page.goto(`${catalogueRoute}#why-commonjs`);
    await expect(target).toBeInViewport();
    await isChosen(getTab(page, 'CommonJS'));
    await getTab(page, 'ES modules').click();
    await expect(target).toBeHidden();
    await page.evaluate(() => (location.hash = ''));
    await page.evaluate(() => (location.hash = 'why-commonjs'));
    await expect(target).toBeInViewport();
    await isChosen(getTab(page, 'CommonJS'));
    expect(await getStored(page, formats)).toBe('0');
  });
});

catalogueTest(
  'the chosen tab keeps its place where tabs above it change their height',
  async ({ page }) => {
    await page.goto(catalogueRoute);
    const chosen = getTabs(page, 'Format').nth(1).getByRole('tab', { name: 'CommonJS' });
    await chosen.scrollIntoViewIfNeeded();
    const above = page.locator('[data-group="module.format"]').first();
    const height = (await above.boundingBox())?.height ?? 0;
    const before = (await chosen.boundingBox())?.y ?? 0;
    await chosen.click();
    await isChosen(chosen);
    expect((await above.boundingBox())?.height).toBeGreaterThan(height);
    expect((await chosen.boundingBox())?.y).toBeCloseTo(before, 0);
  },
);

catalogueTest('find-in-page leads into a hidden panel', async ({ page }) => {
  await page.goto(catalogueRoute);
  const hidden = page.getByRole('tabpanel', { name: 'CommonJS', includeHidden: true }).first();
  await expect(hidden).toHaveAttribute('hidden', 'until-found');
  await hidden.dispatchEvent('beforematch');
  await isChosen(getTab(page, 'CommonJS'));
  await expect(hidden).toBeVisible();
});

for (const { language, at, text } of sampleReaders(22)) {
  const title = { en: 'Quick start', zh: '快速开始' }[language];

  test(`a page reached from another one shows what is kept, and its tabs work (${language})`, async ({
    page,
  }) => {
    await store(page, managers, '2');
    await openPage(page, at('/guide/start/'));
    await page
      .getByRole('main')
      .locator(`a[href="${at(quickStart)}"]`)
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(getTabs(page, text('packageManagers')).first()).toBeVisible();
    await isChosen(getTab(page, 'pnpm'));
    await expect(page.getByText('pnpm add -D @rslib/core')).toBeVisible();
    await getTab(page, 'bun').click();
    await expect(page.getByText('bun add -d @rslib/core')).toBeVisible();
    await page.keyboard.press('Home');
    await isChosen(getTab(page, 'npm'));
  });
}

test('print shows every panel under its label', async ({ page }) => {
  await page.goto(quickStart);
  await page.emulateMedia({ media: 'print' });
  for (const command of ['npm install -D', 'yarn add -D', 'pnpm add -D', 'bun add -d']) {
    const [name = ''] = command.split(' ');
    const label = page.getByRole('paragraph').getByText(name, { exact: true }).first();
    await expect(label).toBeVisible();
    await expect(page.getByText(`${command} @rslib/core`)).toBeVisible();
  }
  await expect(getTab(page, 'npm')).toBeHidden();
});

test('steps are numbered, and their headings are in the outline', async ({ page }) => {
  await page.goto(quickStart);
  const headings = page.locator('[data-part="steps"]').getByRole('heading', { level: 3 });
  const numbers = await headings.evaluateAll((all) =>
    all.map((heading) => getComputedStyle(heading, '::before').content),
  );
  expect(numbers).toEqual(Array.from({ length: 5 }, () => 'counter(step)'));
  await expect(
    page
      .getByRole('navigation', { name: 'On this page' })
      // Folded until its section is read.
      .getByRole('link', { name: 'Add the source', includeHidden: true }),
  ).toHaveAttribute('href', '#add-the-source-and-the-config');
});

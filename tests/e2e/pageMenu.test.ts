import type { Page } from '@playwright/test';
import { hydrate, openPage } from '../support/hydrate';
import { expect, test } from '../support/test';

const route = '/config/lib/umd-name';

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: /Markdown$/ }).click();
  return page.locator('#page-menu');
};

test('a page is copied and shown as Markdown, and handed to assistants', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await openPage(page, route);
  const menu = await openMenu(page);
  // What is said for two seconds is gone before a busy machine looks.
  await page.clock.pauseAt(Date.now() + 60_000);
  await menu.getByRole('button', { name: 'Copy page as Markdown' }).click();
  await expect(menu.getByRole('button')).toHaveText('Copied');
  await expect(page.locator('#announcer')).toHaveText('Copied');
  await page.clock.runFor(2000);
  await expect(menu.getByRole('button')).toHaveText('Copy page as Markdown');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^# `lib\.umdName`\n[^]*Verified with @rslib\/core [\d.]+\.\n$/);
  for (const [name, host] of [
    ['Open in ChatGPT', 'chatgpt.com'],
    ['Open in Claude', 'claude.ai'],
  ] as const) {
    const link = menu.getByRole('link', { name });
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.host).toBe(host);
    expect(url.searchParams.get('q')).toMatch(/https?:\/\/\S+\/config\/lib\/umd-name\.md /);
  }
  const opened = context.waitForEvent('page');
  await menu.getByRole('link', { name: 'View as Markdown' }).click();
  await expect(await opened).toHaveURL(/umd-name\.md$/);
});

test('a refused clipboard is announced, and Escape gives the focus back', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(route);
  // Before React: the click waits for it.
  const menu = await openMenu(page);
  await expect(menu.getByRole('button')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('button')).toHaveText(/^Not copied/);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: /Markdown$/ })).toBeFocused();
});

const readIssue = (href: string | null) => Object.fromEntries(new URL(href ?? '').searchParams);

test('a problem is reported with page, heading and versions', async ({ page }) => {
  await page.goto(`${route}#use`);
  const link = page.getByRole('link', { name: 'Report a problem' });
  expect(readIssue(await link.getAttribute('href'))).toMatchObject({
    title: 'Docs: lib.umdName',
    details: expect.stringMatching(/^https?:\/\/\S+\/config\/lib\/umd-name$/),
    versions: expect.stringMatching(/^@rslib\/core \d+\.\d+\.\d+$/),
  });
  await hydrate(page);
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  await link.click();
  expect(readIssue(await link.getAttribute('href'))).toMatchObject({
    details: expect.stringMatching(/umd-name#use\n\n“Use”$/),
    versions: expect.stringMatching(/^@rslib\/core [\d.]+, page of \d{4}-\d\d-\d\d$/),
  });
});

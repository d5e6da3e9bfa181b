import { expect, type Page } from '@playwright/test';
import type { Step } from '../FaultRow';
import { schemeToggle, searchField, searchOption } from '../support/siteControls';
import { expectInPage, press } from './page';

const isDark = 'html.dark';

/** The control for the color scheme changes it, at once and for this page. */
export const toggleScheme: Step = async ({ page }) => {
  const before = await page.locator(isDark).count();
  await page
    .locator(schemeToggle)
    .first()
    .evaluate((button: HTMLElement) => button.click());
  await expect(page.locator(isDark), 'the scheme has changed').toHaveCount(1 - before);
};

/** It is not offered where no script has come that could do it. */
export const hasNoToggle: Step = ({ page }) =>
  expect(page.locator(schemeToggle), 'the toggle is gone').toBeHidden();

const tabs = '[data-part=tabs]';

/** The first tab of each group on the page is shown. */
export const showsFirstTab: Step = expectInPage('the first tab is shown', () =>
  [...document.querySelectorAll('[data-part=tabs]')].every(
    (group) => group.querySelector('[role=tab]')?.ariaSelected === 'true',
  ),
);

/** A click on the second tab shows it. */
export const chooseTab: Step = async ({ page }) => {
  const second = page.locator(tabs).first().getByRole('tab').nth(1);
  await second.evaluate((tab: HTMLElement) => tab.click());
  await expect(second).toHaveAttribute('aria-selected', 'true');
};

/** Opens search by its shortcut. */
export const openSearch: Step = async ({ page }) => {
  await page.keyboard.press('Control+k');
  await expect(page.locator(searchField)).toBeFocused({ timeout: 11_000 });
};

/** Types a question. */
export const ask =
  (query: string): Step =>
  ({ page }) =>
    page.locator(searchField).fill(query);

/** The first hit leads there. */
export const finds =
  (href: string): Step =>
  async ({ page }) => {
    const first = page.locator(searchOption).first();
    await expect(first).toHaveAttribute('href', new RegExp(`^${href}`), { timeout: 11_000 });
  };

/** Search says so. */
export const says =
  (pattern: RegExp): Step =>
  ({ page }) =>
    expect(page.locator('dialog[open] [role=status], [role=alert]').first()).toHaveText(pattern, {
      timeout: 12_000,
    });

export const closeSearch: Step = press('Escape');

/** What says that a page could not be had for want of a network. */
const notice = (page: Page) =>
  page.getByRole('dialog', { name: /page could not be loaded|页面加载失败/ });

/** The page says so, without taking the focus. */
export const saysOffline: Step = async ({ page }) => {
  await expect(notice(page)).toBeVisible({ timeout: 11_000 });
  await expect(page.getByRole('status').last()).toHaveText(/page could not be loaded|页面加载失败/);
};

/** Nothing of it is left. */
export const saysNothing: Step = ({ page }) => expect(notice(page)).toHaveCount(0);

/** Takes the message away. */
export const dismiss: Step = ({ page }) =>
  notice(page).getByRole('button', { name: 'Close' }).click();

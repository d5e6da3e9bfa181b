import type { Page } from '@playwright/test';
import { catalogueRoute, catalogueTest as test } from '../support/catalogue';
import { openPage } from '../support/hydrate';
import { expect } from '../support/test';

/** A block of the catalogue by its title; its MDX is next to it. */
const getPart = (page: Page, title: string, text: string) =>
  page.locator('figure', { has: page.getByText(title, { exact: true }) }).filter({ hasText: text });

test.describe('lines of code', () => {
  test('are links once they have numbers, one stop of the Tab key', async ({ page }) => {
    await openPage(page, catalogueRoute);
    const block = getPart(page, 'src/limits.ts', 'isShort');
    const links = block.getByRole('link');
    await expect(links).toHaveCount(4);
    await links.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(block.getByRole('link', { name: 'Line 2' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#numbers-and-long-lines:src\/limits\.ts-L2$/);
    await links.nth(3).click({ modifiers: ['Shift'] });
    await expect(page).toHaveURL(/-L2-4$/);
    await expect(block.locator('[data-target]')).toHaveCount(3);
    await page.keyboard.press('Tab');
    await expect(links.first()).not.toBeFocused();
  });
});

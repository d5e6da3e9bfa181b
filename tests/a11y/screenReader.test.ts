import type { Page } from '@playwright/test';
import { openPage } from '../support/hydrate';
import { getTrigger } from '../support/searchDialog';
import { expect, test } from '../support/test';

/** Copies the first code of a page: its button, and a live region, must say so. */
async function copyFirst(page: Page, timeout = 5000): Promise<void> {
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /^Copy code: / })
    .first()
    .click({ timeout });
  await expect(main.getByRole('button', { name: 'Copied' })).toBeVisible({ timeout });
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1, { timeout });
}

test('controls say what they do, live regions what happens', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openPage(page, '/guide/start/quick-start');

  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Switch to dark colors' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Rslib home' })).toBeVisible();
  for (const name of ['Main', 'Pages of this section', 'ON THIS PAGE']) {
    await expect(page.getByRole('navigation', { name, exact: true })).toBeVisible();
  }

  await copyFirst(page);

  await getTrigger(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(/\S/);
  await expect(dialog.getByRole('combobox')).toHaveAccessibleName(/Search/);
  await dialog.getByRole('combobox').fill('format');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+\+? results?/);
  await dialog.getByRole('combobox').fill('zzqqxx');
  await expect(dialog.getByRole('status')).toContainText('zzqqxx');
  await page.keyboard.press('Escape');
  await expect(getTrigger(page)).toBeFocused();
});

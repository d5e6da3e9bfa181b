import { hydrate } from '../support/hydrate';
import { getTrigger } from '../support/searchDialog';
import { expect, test } from '../support/test';

test('controls say what they do, and what happens is said by live regions', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/guide/start/quick-start');
  await hydrate(page);

  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Switch to dark colours' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Rslib home' })).toBeVisible();
  for (const name of ['Main', 'Pages of this section', 'ON THIS PAGE']) {
    await expect(page.getByRole('navigation', { name, exact: true })).toBeVisible();
  }

  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Copy code' }).first().click();
  await expect(main.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);

  await getTrigger(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(/\S/);
  await expect(dialog.getByRole('combobox')).toHaveAccessibleName(/Search/);
  await dialog.getByRole('combobox').fill('format');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ results?/);
  await dialog.getByRole('combobox').fill('zzqqxx');
  await expect(dialog.getByRole('status')).toContainText('zzqqxx');
  await page.keyboard.press('Escape');
  await expect(getTrigger(page)).toBeFocused();
});

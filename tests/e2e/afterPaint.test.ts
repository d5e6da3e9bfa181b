import { openHeld } from '../support/holdScripts';
import { waitUntilReady } from '../support/hydrate';
import { settle } from '../support/settle';
import { expect, test } from '../support/test';

const route = '/config/lib/format';
const script = '**/static/js/after-paint.*.js';

test('colors that are pressed before any script has come change with it', async ({ page }) => {
  const held = await openHeld(page, route, script);
  await page.getByRole('button', { name: 'Switch to dark colors' }).click();
  held.release();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
});

test('so do those that are chosen in the menu', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const held = await openHeld(page, route, script);
  await page.getByRole('button', { name: 'Color scheme' }).click();
  await page.getByRole('radio', { name: 'Light' }).check();
  held.release();
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
});

test('the page menu that is opened before any script has come stays open', async ({ page }) => {
  const held = await openHeld(page, route);
  await page.getByRole('button', { name: 'Copy page' }).click();
  const link = page.getByRole('link', { name: 'View as Markdown' });
  await expect(link).toBeVisible();
  held.release();
  await waitUntilReady(page);
  await settle(page);
  await expect(link).toBeVisible();
});

test('a group unfolded before any script has come stays so on the next page', async ({ page }) => {
  const held = await openHeld(page, '/guide/start/', script);
  const group = page.getByRole('group').filter({ hasText: 'Migration' }).last();
  await page.getByText('Migration', { exact: true }).click();
  await expect(group).toHaveAttribute('open');
  held.release();
  await waitUntilReady(page);
  await page.goto('/guide/start/glossary');
  await expect(page.getByRole('link', { name: 'From tsup' })).toBeVisible();
});

test('a script that comes later than a search waits still brings React in', async ({ page }) => {
  await page.clock.install();
  const held = await openHeld(page, route, script);
  await page.mouse.move(3, 3);
  await page.clock.runFor(60_000);
  held.release();
  await page.mouse.move(5, 5);
  await waitUntilReady(page);
});

test('the manifest is named once the page is painted, and not before', async ({ page }) => {
  const response = await page.goto('/guide/start/');
  expect(await response?.text()).not.toContain('manifest.webmanifest');
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest');
});

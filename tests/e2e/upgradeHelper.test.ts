import { openPage } from '../support/hydrate';
import { expect, test } from '../support/test';

const route = '/tools/upgrade';

test('the upgrade helper shows what changed between two releases, which the address holds', async ({
  page,
}) => {
  await openPage(page, route);
  const helper = page.locator('[data-part="upgrade-helper"]');
  await expect(helper.getByRole('region')).toHaveCount(0);
  await helper.getByLabel('From').selectOption('0.18');
  await expect(page).toHaveURL(`${route}?from=0.18&to=1.0`);
  await expect(helper.getByRole('status')).toContainText('From 0.18 to 1.0: ');
  const must = helper.getByRole('region', { name: /^Removed or changed: .+ \(\d+\)$/ });
  const alias = must.getByRole('listitem').filter({ hasText: /source\.alias\b/ });
  await expect(alias).toContainText('Removed; use resolve.alias');
  await expect(alias.getByRole('link')).toHaveAttribute('href', '/releases/0-20');

  await helper.getByLabel('To', { exact: true }).selectOption('0.19');
  await expect(alias).toHaveCount(0);
  await page.goBack();
  await expect(alias).toBeVisible();
  // Nobody has touched this page.
  await page.goto(`${route}?from=0.21&to=0.22`);
  await expect(helper.getByLabel('From')).toHaveValue('0.21');
  // There is nothing between these.
  await page.goto(`${route}?from=1.0&to=0.5`);
  await expect(helper.getByLabel('From')).toHaveValue('0.23');
});

test('the upgrade helper marks what a pasted config has, before React too', async ({ page }) => {
  await page.goto(route);
  await page
    .getByRole('textbox', { name: 'Your config' })
    .fill('{ lib: [{ experiments: { advancedEsm: true } }] }');
  await page.getByRole('button', { name: 'Show changes' }).click();
  const own = page.getByRole('region', { name: 'In your config (1)' });
  await expect(own.getByRole('listitem')).toHaveText([/experiments\.advancedEsm/]);
  await expect(page.getByRole('status').first()).toContainText(': 1 in your config, ');
  await page.getByRole('textbox', { name: 'Your config' }).fill('performance: {\n  chunkSplit: { ');
  await expect(page.getByRole('status').first()).toContainText('an error in line 2');
  await expect(own).toHaveCount(0);
  await page.goto(`${route}?from=0.15&to=1.0`);
  await page.getByRole('textbox', { name: 'Your config' }).fill('performance: { chunkSplit: {} }');
  const split = page.getByRole('region', { name: /^In your config/ }).getByRole('listitem');
  await expect(split.filter({ hasText: 'Use splitChunks instead.' })).toBeVisible();
  await page.getByRole('button', { name: 'Try an example' }).click();
  await expect(page.getByRole('region', { name: /^In your config/ })).toContainText('autoExternal');
});

test('the upgrade helper takes what a script chooses before anybody acts', async ({ page }) => {
  await page.goto(route);
  await page.getByLabel('From').evaluate((field: HTMLSelectElement) => {
    field.value = '0.18';
    field.dispatchEvent(new Event('change'));
  });
  await expect(page.getByRole('status').first()).toContainText('From 0.18 to 1.0: ');
});

test('the menu of versions leads to a release, which says what a page would lack', async ({
  page,
}) => {
  await openPage(page, '/config/lib/dts');
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: 'v1.0' }).click();
  await bar.getByRole('link', { name: '0.18', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rslib 0.18');
  const note = page.getByRole('complementary', { name: 'The page you came from' });
  await expect(note).toContainText('dts.isolated does not exist yet: it was added in 0.22');
  await note.getByRole('link', { name: 'Back to the page' }).click();
  await expect(page).toHaveURL('/config/lib/dts');
});

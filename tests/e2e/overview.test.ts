import { openPage } from '../support/hydrate';
import { expect, test } from '../support/test';

test('an overview is a grid of groups, and its filter says what is left', async ({ page }) => {
  await openPage(page, '/config/');
  const main = page.getByRole('main');
  const group = main.getByRole('heading', { level: 2, name: 'Lib options' });
  const entries = main.getByRole('heading', { level: 3 });
  const columns = await entries.evaluateAll(
    (headings) => new Set(headings.map((heading) => heading.getBoundingClientRect().x)).size,
  );
  expect(columns).toBeGreaterThan(1);
  await expect(group).toBeVisible();
  const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(cards.filter({ hasText: 'umdName' })).toContainText(
    'The global name of a UMD library',
  );
  await expect(cards.filter({ hasNot: page.getByRole('paragraph') })).toHaveCount(0);

  const filter = main.getByRole('searchbox', { name: 'Filter', exact: true });
  const status = main.getByRole('status').last();
  await expect(filter).toHaveAttribute('placeholder', 'Enter keyword');
  await filter.fill('UMDNAME');
  await expect(entries).toHaveText([/^umdName/]);
  await expect(status).toHaveText('1 entry');
  await filter.fill('no such option');
  await expect(entries).toHaveCount(0);
  await expect(group).toHaveCount(0);
  await expect(status).toHaveText('No matching API found: no such option');
});

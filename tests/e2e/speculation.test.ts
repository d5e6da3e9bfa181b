import { expect } from '@playwright/test';
import { test } from '../support/scriptlessSite';

test('while scripts are on their way a page is fetched once its link is pointed at', async ({
  page,
  fetchedEarly,
}) => {
  await page.goto('/guide/start/');
  const link = page
    .getByRole('navigation', { name: 'Pages of this section' })
    .getByRole('link', { name: 'Quick start' });
  await link.hover();
  await expect.poll(() => fetchedEarly).toEqual(['/guide/start/quick-start']);
  // The box that leads to the list of all pages is for searching.
  await page.getByRole('link', { name: /Search/ }).hover();
  await link.hover();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
  const getDelivery = () =>
    page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation');
      return visit && 'deliveryType' in visit ? visit.deliveryType : undefined;
    });
  expect(await getDelivery()).toBe('navigational-prefetch');
  expect(fetchedEarly).toEqual(['/guide/start/quick-start']);
});

import { expect, test } from '@rstest/core';
import { lazyWithPreload } from '../../../../theme/navigation/lazyPage';

const Page = () => null;

test('a page is fetched once, however often it is asked for', async () => {
  let count = 0;
  const page = lazyWithPreload(async () => {
    count++;
    return { default: Page };
  });
  expect(await Promise.all([page.preload(), page.preload()])).toEqual([Page, Page]);
  expect(await page.preload()).toBe(Page);
  expect(count).toBe(1);
});

test('a fetch that failed is tried again by the next one', async () => {
  let isOffline = true;
  const page = lazyWithPreload(async () => {
    if (isOffline) throw new Error('offline');
    return { default: Page };
  });
  await expect(page.preload()).rejects.toThrow('offline');
  isOffline = false;
  expect(await page.preload()).toBe(Page);
});

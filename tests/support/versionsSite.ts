import type { Page } from '@playwright/test';
import { buildFixture } from './buildFixture';
import { test as watched } from './test';

const base = '/fixture/';

/** The address of a page of the site with two versions. */
export const to = (route: string) => base + route;

/** The test with that site, which a worker builds once for all of them. */
export const test = watched.extend({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern.
    async ({}, provide) => {
      const site = await buildFixture('versions', base);
      await provide(site);
      await site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export const getAnnouncement = (page: Page) =>
  page.getByRole('complementary', { name: 'Announcement' });
export const getBar = (page: Page) => page.getByRole('banner');

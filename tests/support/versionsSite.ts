import type { Page } from '@playwright/test';
import { buildFixture } from './buildFixture';
import { type SearchService, startSearchService } from './startSearchService';
import { test as watched } from './test';

const base = '/fixture/';

/** The address of a page of the site with two versions. */
export const to = (route: string) => base + route;

/**
 * The port of the search service stands in the built site, so that it is the same for all workers of a run
 * that follow one another.
 */
const servicePort =
  20_000 + ((process.ppid * 2) % 10_000) + Number(process.env.TEST_PARALLEL_INDEX ?? 0);

interface WorkerFixtures {
  /** What the site's search asks beside its own index. */
  service: SearchService;
}

/** The test with that site, which is built once for each worker that runs at a time. */
export const test = watched.extend<object, WorkerFixtures>({
  service: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern.
    async ({}, provide) => {
      const service = await startSearchService(servicePort);
      await provide(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ service }, provide) => {
      const site = await buildFixture('versions', base, { SEARCH_URL: service.url });
      await provide(site);
      await site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export const getAnnouncement = (page: Page) =>
  page.getByRole('complementary', { name: 'Announcement' });
export const getBar = (page: Page) => page.getByRole('banner');

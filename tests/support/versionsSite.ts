import type { Page } from '@playwright/test';
import { buildFixture } from './buildFixture';
import { type SearchService, startSearchService } from './startSearchService';
import { test as watched, workerSite } from './test';

const base = '/fixture/';

/** The address of a page of the site with two versions. */
export const to = (route: string) => base + route;

/** What the site’s search queries, another host. The browser of each worker finds the worker's service there. */
const host = 'localhost';

interface WorkerFixtures {
  service: SearchService;
}

/** The test with that site, which is built once in a run. */
export const test = watched.extend<object, WorkerFixtures>({
  service: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern.
    async ({}, provide) => {
      const service = await startSearchService(host);
      await provide(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, service }, provide) => {
      const { args = [] } = launchOptions;
      const rules = `--host-resolver-rules=MAP ${host} 127.0.0.1:${service.port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`;
      await provide({ ...launchOptions, args: [...args, rules] });
    },
    { scope: 'worker' },
  ],
  site: workerSite(() => buildFixture('versions', base, { SEARCH_URL: `http://${host}/search` })),
});

export const getAnnouncement = (page: Page) =>
  page.getByRole('complementary', { name: 'Announcement' });
export const getBar = (page: Page) => page.getByRole('banner');

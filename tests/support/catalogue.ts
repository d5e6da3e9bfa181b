import { buildFixture } from './buildFixture';
import { test } from './test';

/** The route of the catalogue of components, which `npm run dev` has and the public site has not. */
export const catalogueRoute = '/components';

/** Playwright's `test` against a site with the catalogue of components, built once in a run. */
export const catalogueTest = test.extend({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern.
    async ({}, provide) => {
      const { close, ...site } = await buildFixture('components', '/', { CHECKED_BESIDE: '1' });
      await provide(site);
      await close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

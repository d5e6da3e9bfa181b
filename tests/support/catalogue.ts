import { buildFixture } from './buildFixture';
import { test, workerSite } from './test';

/** The route of the catalogue of components, which `npm run dev` has and the public site has not. */
export const catalogueRoute = '/components';

/** Playwright's `test` against a site with the catalogue of components, built once in a run. */
export const catalogueTest = test.extend({
  site: workerSite(() => buildFixture('components', '/', { CHECKED_SEPARATELY: '1' })),
});

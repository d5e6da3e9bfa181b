import { loadSources } from '../load/loadSources.mjs';

/**
 * The checks of the content, from their TypeScript sources.
 * @returns {Promise<typeof import('../../build/check/index')>}
 */
export async function loadChecks() {
  return /** @type {typeof import('../../build/check/index')} */ (
    await loadSources('build/check/index.ts')
  );
}

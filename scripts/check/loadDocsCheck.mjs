import { loadSources } from '../load/loadSources.mjs';

/**
 * The content check from its TypeScript sources.
 * @returns {Promise<typeof import('../../build/check/content/forScripts')>}
 */
export async function loadDocsCheck() {
  return /** @type {typeof import('../../build/check/content/forScripts')} */ (
    await loadSources('build/check/content/forScripts.ts')
  );
}

import { loadSources } from '../load/loadSources.mjs';

/**
 * The content check from its TypeScript sources.
 * @returns {Promise<typeof import('../../plugins/docsCheck/forScripts')>}
 */
export async function loadDocsCheck() {
  return /** @type {typeof import('../../plugins/docsCheck/forScripts')} */ (
    await loadSources('plugins/docsCheck/forScripts.ts')
  );
}

import { loadSources } from '../load/loadSources.mjs';

/**
 * The content check with the proof of the content, from their TypeScript sources.
 * @returns {Promise<typeof import('../../plugins/proof/forScripts')>}
 */
export async function loadChecks() {
  return /** @type {typeof import('../../plugins/proof/forScripts')} */ (
    await loadSources('plugins/proof/forScripts.ts')
  );
}

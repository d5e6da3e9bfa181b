import { loadSources } from '../load/loadSources.mjs';

/**
 * The content check with the proof of the content, from their TypeScript sources.
 * @returns {Promise<typeof import('../../build/check/code/forScripts')>}
 */
export async function loadChecks() {
  return /** @type {typeof import('../../build/check/code/forScripts')} */ (
    await loadSources('build/check/code/forScripts.ts')
  );
}

import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url);

/**
 * The content check from its TypeScript sources, which Node 20 cannot load itself.
 * @returns {Promise<typeof import('../../plugins/docsCheck/forScripts')>}
 */
export async function loadDocsCheck() {
  return /** @type {typeof import('../../plugins/docsCheck/forScripts')} */ (
    await jiti.import('../../plugins/docsCheck/forScripts.ts')
  );
}

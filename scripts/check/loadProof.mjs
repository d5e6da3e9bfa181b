import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url);

/**
 * The proof of the content from its TypeScript sources, which Node 20 cannot load itself.
 * @returns {Promise<typeof import('../../plugins/proof/forScripts')>}
 */
export async function loadProof() {
  return /** @type {typeof import('../../plugins/proof/forScripts')} */ (
    await jiti.import('../../plugins/proof/forScripts.ts')
  );
}

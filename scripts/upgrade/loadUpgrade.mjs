import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url);

/**
 * The comparison of two versions and the pages' names, from their TypeScript sources, which Node 20
 * cannot load itself.
 */
export async function loadUpgrade() {
  const facts = /** @type {typeof import('../../facts/upgrade')} */ (
    await jiti.import('../../facts/upgrade/index.ts')
  );
  const { createPlaceFinder } = /** @type {typeof import('../../build/check/code/forUpgrade')} */ (
    await jiti.import('../../build/check/code/forUpgrade.ts')
  );
  const { languages } = /** @type {typeof import('../../site/site')} */ (
    await jiti.import('../../site/site.ts')
  );
  return { ...facts, createPlaceFinder, languages };
}

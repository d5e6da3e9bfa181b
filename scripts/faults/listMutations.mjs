import { createJiti } from 'jiti';

/**
 * The guards of the site and the row that each must make fail once it is gone, from the suite itself,
 * which Node 20 cannot load.
 * @param {string} root
 * @returns {Promise<readonly { guard: string, row: string }[]>}
 */
export async function listMutations(root) {
  const jiti = createJiti(import.meta.url);
  const { mutations } = /** @type {{ mutations: readonly { guard: string, row: string }[] }} */ (
    await jiti.import(`${root}/tests/faults/controls/mutations.ts`)
  );
  return mutations;
}

import path from 'node:path';
import type { CaseFolders } from '../../../../facts/cases/paths';
import type { FileFaults } from '../checkContent';
import type { ProofPage } from '../page/ProofPage';
import { checkFreshness } from './checkFreshness';
import { listCaseUses } from './listCaseUses';
import { reportStale } from './reportStale';

/**
 * Results that cannot be trusted, each at every place that shows it, or at the case itself where no
 * page does.
 */
export async function findStaleUses(
  pages: readonly ProofPage[],
  folders: Pick<CaseFolders, 'cases' | 'results'>,
  root: string,
): Promise<FileFaults[]> {
  const uses = pages.flatMap((page) =>
    listCaseUses(page).map((use) => ({ ...use, file: path.join(root, page.file) })),
  );
  const stale = await checkFreshness(folders);
  return stale.flatMap((fault) => {
    const shown = uses.filter(({ id }) => id === fault.id);
    const places =
      shown.length > 0
        ? shown
        : [{ file: path.join(folders.cases, fault.id, 'case.ts'), line: 1, column: 1 }];
    return places.map((place) => ({ file: place.file, faults: [reportStale(fault, place)] }));
  });
}

import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { CaseFolders } from '../../../../facts/cases/paths';
import { checkResults, type ResultFault } from '../../../../facts/cases/checkResults';
import { listCases } from '../../../../facts/cases/readCase';
import { readResult } from '../../../../facts/cases/resultStore';

/**
 * Cases whose committed result is stale or missing, and those whose committed files are not the ones
 * that their record tells of: someone edited what only the tool may write.
 */
export async function checkFreshness(
  folders: Pick<CaseFolders, 'cases' | 'results'>,
): Promise<ResultFault[]> {
  const faults = await checkResults(folders);
  const known = new Set(faults.map(({ id }) => id));
  const ids = (await listCases(folders.cases)).filter((id) => !known.has(id));
  const edited = await Promise.all(
    ids.map(async (id) => {
      const file = await findEditedFile(id, folders.results);
      return file ? [{ id, message: describe(id, file) }] : [];
    }),
  );
  return [...faults, ...edited.flat()];
}

async function findEditedFile(id: string, results: string): Promise<string | undefined> {
  const result = await readResult(id, results);
  for (const { path: file, size, sha256 } of result?.files ?? []) {
    if (sha256) continue;
    const { size: actual } = await stat(path.join(results, id, 'dist', file)).catch(() => ({
      size: -1,
    }));
    if (actual !== size) return file;
  }
  return undefined;
}

const describe = (id: string, file: string): string =>
  `dist/${file} was changed by hand: it has not the size that was recorded. ` +
  `Run \`npm run facts -- update ${id} --force\`.`;

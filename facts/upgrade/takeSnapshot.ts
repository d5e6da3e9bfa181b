import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { caseFolders, listAllFiles, repository } from '../cases/paths';
import { updateCases } from '../cases/updateCases';
import { readDefaults } from '../tool/readDefaults';
import { toolReaders } from '../tool/readToolParts';
import type { SnapshotReport } from './snapshot';

/** Cases between two lines about how far it is. */
const reportStep = 50;

/**
 * Runs every case (or `only` some) in the repository that is the working folder, keeps what each
 * gave, true or not, and writes what else it found to `reportFile`. It is another repository
 * (scripts/upgrade): only the results below it change.
 */
export async function takeSnapshot(reportFile: string, only?: readonly string[]): Promise<void> {
  let count = 0;
  const { failures, run } = await updateCases({
    force: true,
    keepUntrue: true,
    ...(only && { only }),
    onCase: () => {
      count += 1;
      if (count % reportStep === 0) process.stdout.write(`${count} cases run …\n`);
    },
  });
  const report: SnapshotReport = { failures, placed: listPlacedCases(run), ...(await readTool()) };
  await writeFile(path.resolve(repository, reportFile), JSON.stringify(report));
}

/** The same without cases, and without versions, which name packages that only cases need. */
export async function takeToolSnapshot(reportFile: string): Promise<void> {
  const { versions: _, ...readers } = toolReaders;
  const report: SnapshotReport = { failures: [], placed: [], ...(await readTool(readers)) };
  await writeFile(path.resolve(repository, reportFile), JSON.stringify(report));
}

/** Another version may have moved what one of the readers needs: the others go on. */
async function readTool(
  readers: Partial<typeof toolReaders> = toolReaders,
): Promise<Pick<SnapshotReport, 'tool' | 'unread'>> {
  const tool: Record<string, unknown> = {};
  const unread: string[] = [];
  const addUnread = (part: string, error: unknown) => {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
    unread.push(`${part}: ${reason}`);
  };
  const defaults = () => readDefaults((format, error) => addUnread(`defaults of ${format}`, error));
  for (const [part, read] of Object.entries({ ...readers, defaults })) {
    try {
      tool[part] = await read();
    } catch (error) {
      addUnread(part, error);
    }
  }
  return { tool, unread };
}

/**
 * Cases that were run and whose output names the place they were run in: Module Federation makes
 * names of variables from absolute paths, so that content hashes and sizes differ between folders.
 */
export function listPlacedCases(
  ids: readonly string[],
  { root, work }: { root: string; work: string } = {
    root: path.dirname(caseFolders.work),
    work: caseFolders.work,
  },
): string[] {
  const place = Buffer.from(`${root.replaceAll(/\W/g, '_')}_node_modules`);
  return ids.filter((id) =>
    listAllFiles(path.join(work, id))
      .filter((file) => !/(?:^|\/)node_modules\//.test(file))
      .some((file) => readFileSync(path.join(work, id, file)).includes(place)),
  );
}

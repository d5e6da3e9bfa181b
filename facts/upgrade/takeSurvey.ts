import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listPlacedCases } from '../cases/listPlacedCases';
import { repository } from '../cases/paths';
import { updateCases } from '../cases/updateCases';
import { toolReaders } from '../tool/readToolParts';
import type { SurveyReport } from './survey';

/** Cases between two lines about how far it is. */
const reportStep = 50;

/**
 * Runs every case (or `only` some) in the repository that is the working folder, keeps what each
 * gave, true or not, and writes what else it found to `reportFile`. It is a repository of its own
 * (scripts/upgrade): only the results below it change.
 */
export async function takeSurvey(reportFile: string, only?: readonly string[]): Promise<void> {
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
  const report: SurveyReport = {
    failures,
    placed: await listPlacedCases(run),
    ...(await readTool()),
  };
  await writeFile(path.resolve(repository, reportFile), JSON.stringify(report));
}

/** Another version may have moved what one of the readers needs: the others go on. */
async function readTool(): Promise<Pick<SurveyReport, 'tool' | 'unread'>> {
  const tool: Record<string, unknown> = {};
  const unread: string[] = [];
  for (const [part, read] of Object.entries(toolReaders)) {
    try {
      tool[part] = await read();
    } catch (error) {
      const [reason] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
      unread.push(`${part}: ${reason}`);
    }
  }
  return { tool, unread };
}

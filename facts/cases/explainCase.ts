import { getCaseKeyReader, getToolVersions } from './caseKey';
import { describeRuns, listCases, readCase, refuseUnknown } from './readCase';
import { readResult } from './results';

/**
 * Everything a result of a case depends on and what it gave, for a writer to read.
 * @throws Error with the nearest id where there is no such case.
 */
export async function explainCase(id: string): Promise<string> {
  refuseUnknown([id], await listCases());
  const loaded = await readCase(id);
  const key = getCaseKeyReader()(loaded.files);
  const result = await readResult(id);
  const { before, command } = describeRuns(loaded);
  const state = !result
    ? 'never run'
    : result.key === key
      ? 'up to date'
      : 'stale: run `npm run facts`';
  return [
    `${id}: ${loaded.title}`,
    `  answers   ${loaded.question}`,
    `  runs      cd .cases/${id} && ${[...before, command].join(' && ')}   (TypeScript ${loaded.typescript ?? '7'})`,
    `  inputs    ${[...loaded.files.keys()].join(', ')}`,
    `  tools     ${Object.entries(getToolVersions())
      .map(([name, version]) => `${name}@${version}`)
      .join(', ')}`,
    `  key       ${key} (${state})`,
    ...(result
      ? [
          `  exit      ${result.exit}`,
          ...result.files.map(
            ({ path, size, gzip }) => `  file      ${path}, ${size} bytes, ${gzip} gzip`,
          ),
          ...result.log.map((line) => `  log       ${line}`),
        ]
      : []),
  ].join('\n');
}

import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Failure } from './checkRun';
import type { CaseExpectation } from '../defineCase';
import { repository } from '../paths';

/** Compilers a consumer may use: what readers get today, and the newest 5. */
const compilers = [
  { name: 'TypeScript 7', script: 'node_modules/typescript-7/bin/tsc' },
  { name: 'TypeScript 5', script: 'node_modules/typescript-5/bin/tsc' },
] as const;

const options = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'ES2022',
    lib: ['ES2022'],
    module: 'NodeNext',
    moduleResolution: 'NodeNext',
    types: [],
    skipLibCheck: false,
    // The compiler's own declarations are not what is judged, and take most of the time.
    skipDefaultLibCheck: true,
  },
  files: ['consumer.mts'],
};

/** Type-checks a consumer of the built package, by name, in a folder beside it. */
export async function checkConsumer(
  { consumer }: CaseExpectation,
  folder: string,
): Promise<Failure[]> {
  if (consumer === undefined) return [];
  const place = path.join(folder, '.consumer');
  await rm(place, { recursive: true, force: true });
  await mkdir(path.join(place, 'node_modules'), { recursive: true });
  const name = await readName(folder);
  const link = path.join(place, 'node_modules', name);
  await mkdir(path.dirname(link), { recursive: true });
  await symlink(folder, link, 'junction');
  await writeFile(path.join(place, 'consumer.mts'), consumer);
  await writeFile(path.join(place, 'tsconfig.json'), JSON.stringify(options));
  const answers: string[] = [];
  // One after the other: each takes as much memory as all else that runs.
  for (const { script } of compilers) answers.push(await compile(script, place));
  await rm(place, { recursive: true, force: true });
  return answers.flatMap((answer, index) =>
    answer ? [`a consumer does not type-check with ${compilers[index]?.name}: ${answer}`] : [],
  );
}

async function readName(folder: string): Promise<string> {
  return (JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as { name: string })
    .name;
}

function compile(script: string, cwd: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.join(repository, script), '-p', '.', '--pretty', 'false'],
      { cwd },
      (error, stdout) => resolve(error ? stdout.trim() || error.message : ''),
    );
  });
}

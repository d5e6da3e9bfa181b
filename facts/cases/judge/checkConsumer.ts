import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CaseExpectation } from '../defineCase';
import { repository } from '../paths';
import type { Failure } from './checkRun';

const packages = path.join(repository, 'node_modules');

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

/**
 * Type-checks a consumer of the built package, by name, in a folder next to it, with what readers get
 * today and with the newest 5.
 */
export async function checkConsumer(
  { consumer }: CaseExpectation,
  folder: string,
): Promise<Failure[]> {
  if (consumer === undefined) return [];
  const place = await writeConsumer(consumer, folder);
  const answers: { name: string; answer: string }[] = [];
  // One after the other: each takes as much memory as all else that runs.
  for (const version of ['7', '5'])
    answers.push({ name: `TypeScript ${version}`, answer: await compile(version, place) });
  await rm(place, { recursive: true, force: true });
  return answers.flatMap(({ name, answer }) =>
    answer ? [`a consumer does not type-check with ${name}: ${answer}`] : [],
  );
}

/** Gives the folder of the consumer, whose tsconfig.json asks for `options`. */
async function writeConsumer(consumer: string, folder: string): Promise<string> {
  const place = path.join(folder, '.consumer');
  await rm(place, { recursive: true, force: true });
  await mkdir(path.join(place, 'node_modules'), { recursive: true });
  const manifest = await readFile(path.join(folder, 'package.json'), 'utf8');
  const { name } = JSON.parse(manifest) as { name: string };
  const link = path.join(place, 'node_modules', name);
  await mkdir(path.dirname(link), { recursive: true });
  await symlink(folder, link, 'junction');
  await writeFile(path.join(place, 'consumer.mts'), consumer);
  await writeFile(path.join(place, 'tsconfig.json'), JSON.stringify(options));
  return place;
}

function compile(version: string, cwd: string): Promise<string> {
  const tsc = path.join(packages, `typescript-${version}/bin/tsc`);
  return new Promise((resolve) => {
    execFile(process.execPath, [tsc, '-p', '.', '--pretty', 'false'], { cwd }, (error, stdout) =>
      resolve(error ? stdout.trim() || error.message : ''),
    );
  });
}

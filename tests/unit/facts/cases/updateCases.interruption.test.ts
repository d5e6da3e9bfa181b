import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { repository, workFolder, type CaseFolders } from '../../../../facts/cases/paths';
import { readResult } from '../../../../facts/cases/results';
import { updateCases } from '../../../../facts/cases/updateCases';

rstest.setConfig({ testTimeout: 60_000 });

const ids = ['a', 'b', 'c', 'd', 'e'];
/** Cases after which the run is ended. */
const endAfter = 1;

let place = '';
let folders: CaseFolders = { cases: '', results: '', work: '' };
beforeEach(async () => {
  await mkdir(workFolder, { recursive: true });
  place = await mkdtemp(path.join(workFolder, '.test-interruption-'));
  const [cases, results, work] = ['cases', 'results', 'work'].map((name) => path.join(place, name));
  folders = { cases, results, work } as CaseFolders;
  for (const id of ids) {
    const target = path.join(folders.cases, id);
    await cp(path.join(repository, 'tests/fixtures/cases/honest'), target, { recursive: true });
    const description = path.join(target, 'case.ts');
    const text = await readFile(description, 'utf8');
    await writeFile(description, text.replace('../../../..', repository));
  }
});
// What the killed run had started may still be writing.
afterEach(() => rm(place, { recursive: true, maxRetries: 10 }));

/** Runs the cases and kills the process, without a warning, after some of them. */
function runAndKill(): Promise<{ signal: NodeJS.Signals | null; stored: string[] }> {
  const script = path.join(repository, 'tests/unit/facts/cases/runCases.mjs');
  const child = spawn(process.execPath, [script, folders.cases, folders.results, folders.work], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const list = () => output.trim().split('\n').filter(Boolean);
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
    if (list().length >= endAfter) child.kill('SIGKILL');
  });
  return new Promise((resolve) => {
    child.once('close', (_code, signal) => resolve({ signal, stored: list() }));
  });
}

test('a run that is killed leaves whole results, and the next one does the rest', async () => {
  const { signal, stored } = await runAndKill();
  expect(signal).toBe('SIGKILL');
  expect(stored.length).toBeLessThan(ids.length);

  const whole: string[] = [];
  for (const id of ids) {
    const result = await readResult(id, folders.results);
    if (!result) continue;
    whole.push(id);
    for (const file of result.files) {
      const { size } = await stat(path.join(folders.results, id, 'dist', file.path));
      expect(size).toBe(file.size);
    }
  }
  expect(whole).toEqual(expect.arrayContaining(stored));

  const { kept, run, failures } = await updateCases({ folders });
  expect(failures).toEqual([]);
  expect(kept.sort()).toEqual(whole);
  expect([...kept, ...run].sort()).toEqual(ids);
});

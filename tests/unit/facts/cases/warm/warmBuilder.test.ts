import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { cleanLog } from '../../../../../facts/cases/run/cleanLog';
import { repository, workFolder } from '../../../../../facts/cases/paths';
import { runProcess } from '../../../../../facts/cases/run/runProcess';
import { createWarmBuilder, type WarmBuilder } from '../../../../../facts/cases/warm/warmBuilder';

rstest.setConfig({ testTimeout: 60_000 });

let work = '';
let builder: WarmBuilder;
beforeEach(async () => {
  await mkdir(workFolder, { recursive: true });
  work = await mkdtemp(path.join(workFolder, '.test-warm-'));
  builder = createWarmBuilder();
});
afterEach(async () => {
  builder.close();
  await rm(work, { recursive: true, maxRetries: 10 });
});

async function write(name: string, config = ''): Promise<string> {
  const folder = path.join(work, name);
  await mkdir(path.join(folder, 'src'), { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "name": "answer", "type": "module" }\n');
  await writeFile(path.join(folder, 'src', 'index.js'), 'export const answer = 42;\n');
  await writeFile(path.join(folder, 'rslib.config.mjs'), `${config}\nexport default {};\n`);
  return folder;
}
const readBuilt = (folder: string) => readFile(path.join(folder, 'dist', 'index.js'), 'utf8');

test('a warm build writes and says what the command line does', async () => {
  const cli = path.join(repository, 'node_modules/@rslib/core/bin/rslib.js');
  const [warm, cold] = [await write('warm'), await write('cold')];
  const alone = await runProcess([cli, 'build'], cold);
  const end = await builder.build(warm);
  expect(end?.exit).toBe(0);
  expect(cleanLog(end?.log ?? '', warm)).toEqual(cleanLog(alone.log, cold));
  expect(await readBuilt(warm)).toBe(await readBuilt(cold));
});

test('what a build throws, or how its process ends, does not reach the next one', async () => {
  const leak = "process.env.LEAKED = 'yes'; process.env.NODE_ENV = 'development';";
  const look = "if (process.env.LEAKED) throw new Error('leaked');";
  expect((await builder.build(await write('leaking', leak)))?.exit).toBe(0);
  expect((await builder.build(await write('looking', look)))?.exit).toBe(0);
  expect(await builder.build(await write('throwing', "throw new Error('no');"))).toBeUndefined();
  for (const how of [
    "process.kill(process.pid, 'SIGSEGV');",
    'process.abort();',
    'process.exit(0);',
  ]) {
    expect(await builder.build(await write('ending', how))).toBeUndefined();
    expect((await builder.build(await write('next')))?.exit).toBe(0);
  }
});

test('a process alone tells how it ended', async () => {
  const run = async (code: string) => (await runProcess(['-e', code], work)).exit;
  expect(await run('process.exit(3)')).toBe(3);
  expect(await run('process.abort()')).toBe('SIGABRT');
  expect(await run("process.kill(process.pid, 'SIGSEGV')")).toBe('SIGSEGV');
});

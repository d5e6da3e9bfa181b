import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, rstest, test } from '@rstest/core';
import { repository, workFolder } from '../../../../../facts/cases/paths';
import { cleanLog } from '../../../../../facts/cases/run/cleanLog';
import { runProcess } from '../../../../../facts/cases/run/runProcess';
import { createWarmTool, type WarmTool } from '../../../../../facts/cases/warm/warmTool';

rstest.setConfig({ testTimeout: 120_000 });

const cli = path.join(repository, 'node_modules/@rslib/core/bin/rslib.js');

let work = '';
let tool: WarmTool;
beforeEach(async () => {
  await mkdir(workFolder, { recursive: true });
  work = await mkdtemp(path.join(workFolder, '.test-warm-'));
  tool = createWarmTool();
});
afterEach(async () => {
  await tool.close();
  await rm(work, { recursive: true, maxRetries: 10 });
});

async function write(
  name: string,
  config = '',
  files: Record<string, string> = {},
  compilerName = 'typescript-7',
) {
  const folder = path.join(work, name);
  await mkdir(path.join(folder, 'src'), { recursive: true });
  const all = {
    'package.json': '{ "name": "answer", "type": "module" }\n',
    'src/index.ts': 'export const answer: number = 42;\n',
    'tsconfig.json': '{ "compilerOptions": { "rootDir": "src" }, "include": ["src"] }\n',
    'rslib.config.mjs': `${config}\nexport default { dts: true };\n`,
    ...files,
  };
  const compiler = path.join(repository, 'node_modules', compilerName);
  await mkdir(path.join(folder, 'node_modules'));
  await symlink(compiler, path.join(folder, 'node_modules/typescript'), 'junction');
  for (const [file, text] of Object.entries(all)) await writeFile(path.join(folder, file), text);
  return folder;
}
const readBuilt = (folder: string, name: string) =>
  readFile(path.join(folder, 'dist', name), 'utf8');

test('a warm build writes and says what the command line does, declarations included', async () => {
  const [warm, cold] = [await write('warm'), await write('cold')];
  const alone = await runProcess([cli, 'build'], cold);
  const end = await tool.run({ folder: warm, args: ['build'] });
  expect(end?.exit).toBe(0);
  expect(cleanLog(end?.log ?? '', warm)).toEqual(cleanLog(alone.log, cold));
  for (const name of ['index.js', 'index.d.ts']) {
    expect(await readBuilt(warm, name)).toBe(await readBuilt(cold, name));
  }
});

test('a failure ends with the code and the words of the command line', async () => {
  const source = { 'src/index.ts': 'export const answer: number = "42";\n' };
  for (const [name, args, files] of [
    ['type-error', ['build'], source],
    ['no-such-format', ['build', '--format', 'amd'], {}],
    ['no-such-flag', ['build', '--outdir', 'out'], {}],
    ['help', ['build', '--help'], {}],
  ] as const) {
    const [warm, cold] = [await write(name, '', files), await write(`${name}-cold`, '', files)];
    const alone = await runProcess([cli, ...args], cold);
    const end = await tool.run({ folder: warm, args });
    expect(end?.exit).toBe(alone.exit);
    expect(cleanLog(end?.log ?? '', warm)).toEqual(cleanLog(alone.log, cold));
  }
});

test('TypeScript 5, which stays loaded, names files from the folder of each run', async () => {
  const source = {
    'src/index.ts': 'export const answer: number = "42";\n',
    'tsconfig.json': JSON.stringify({
      compilerOptions: { rootDir: 'src', lib: ['ES2022'], types: [] },
      include: ['src'],
    }),
  };
  for (const name of ['one', 'two']) {
    const [warm, cold] = await Promise.all(
      [name, `${name}-cold`].map((folder) => write(folder, '', source, 'typescript-5')),
    );
    const alone = await runProcess([cli, 'build'], cold ?? '');
    const end = await tool.run({ folder: warm ?? '', args: ['build'] });
    expect(end?.exit).toBe(1);
    expect(end?.log).toContain('src/index.ts');
    expect(cleanLog(end?.log ?? '', warm ?? '')).toEqual(cleanLog(alone.log, cold ?? ''));
  }
});

test('a script has its arguments, environment and folder, and shares the tool', async () => {
  const script = [
    "import { version } from '@rslib/core';",
    'console.log(version, process.env.WORD, process.argv[1] === import.meta.filename);',
    'console.log(process.cwd() === import.meta.dirname);',
    'setTimeout(() => { console.log("later"); process.exitCode = 3; }, 20);',
  ].join('\n');
  const folder = await write('script', '', { 'run.mjs': script });
  const end = await tool.run({ folder, script: 'run.mjs', env: { WORD: 'yes' } });
  expect(end).toEqual({ exit: 3, log: '1.0.1 yes true\ntrue\nlater\n' });
});

test('nothing is heard of what comes after process.exit', async () => {
  const script = [
    "process.on('exit', () => undefined);",
    'console.log("before");',
    'try { process.exit(4); } catch { console.log("caught"); }',
    'console.log("after");',
  ].join('\n');
  const folder = await write('exiting', '', { 'run.mjs': script });
  expect(await tool.run({ folder, script: 'run.mjs' })).toEqual({ exit: 4, log: 'before\n' });
});

test('what a run leaves does not reach the next one', async () => {
  const leak =
    "process.env.LEAKED = 'yes'; process.env.NODE_ENV = 'development'; process.exitCode = 5;";
  const look =
    "if (process.env.LEAKED || process.env.NODE_ENV === 'development') throw new Error('leaked');";
  const run = async (name: string, config: string) =>
    tool.run({ folder: await write(name, config), args: ['build'] });
  expect((await run('leaking', leak))?.exit).toBe(5);
  expect((await run('looking', look))?.exit).toBe(0);
});

test('how a run takes its process down does not reach the next one', async () => {
  for (const [index, how] of [
    "process.kill(process.pid, 'SIGSEGV');",
    'process.abort();',
    'process.reallyExit(0);',
    "setTimeout(() => { throw new Error('late'); }); await new Promise(() => setTimeout(() => {}, 1e6));",
    "Promise.reject(new Error('unheard')); await new Promise(() => setTimeout(() => {}, 1e6));",
  ].entries()) {
    const folder = await write(`ending-${index}`, '', { 'run.mjs': how });
    expect(await tool.run({ folder, script: 'run.mjs' })).toBeUndefined();
    const next = await write(`next-${index}`, '', { 'run.mjs': "console.log('next');" });
    expect((await tool.run({ folder: next, script: 'run.mjs' }))?.log).toBe('next\n');
  }
});

test('a run that goes on after process.exit is ended', async () => {
  const script = "setInterval(() => console.log('still here'), 10); process.exit(0);";
  const folder = await write('busy', '', { 'run.mjs': script });
  expect(await tool.run({ folder, script: 'run.mjs' })).toEqual({ exit: 0, log: '' });
  const next = await write('quiet', '', { 'run.mjs': "console.log('next');" });
  expect((await tool.run({ folder: next, script: 'run.mjs' }))?.log).toBe('next\n');
});

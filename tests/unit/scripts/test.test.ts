import { expect, it } from '@rstest/core';
import { judgeStep, runTests, steps } from '../../../scripts/test.mjs';
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createTestFolder } from '../../support/testFolder';

const counts = (passed: number, failed: number) => ({ passed, failed, skipped: 0, retried: 0 });

it('counts a step without a report as one', () => {
  expect(judgeStep(0, undefined)).toEqual({ result: 'passed', ...counts(1, 0) });
  expect(judgeStep(2, undefined)).toEqual({ result: 'failed', ...counts(0, 1) });
});

it('does not believe a report without failures when the runner failed', () => {
  expect(judgeStep(1, counts(7, 0))).toEqual({ result: 'failed', ...counts(7, 1) });
});

it('does not believe a runner that ends well over failed tests', () => {
  expect(judgeStep(0, counts(6, 1))).toEqual({ result: 'failed', ...counts(6, 1) });
});

const { resolve, write } = createTestFolder();

/** Starts all steps in a folder, with these scripts for some of them. */
function startRun(name: string, other: string, own: Readonly<Record<string, string>>) {
  const scripts = { ...Object.fromEntries(steps.map(({ name }) => [name, other])), ...own };
  write(`${name}/package.json`, JSON.stringify({ scripts }));
  const folder = resolve(name);
  const source = `
    const { runTests } = await import('${pathToFileURL(path.resolve('scripts/test.mjs'))}');
    process.exitCode = await runTests(${JSON.stringify(folder)}, false);`;
  const run = spawn(process.execPath, ['--input-type=module', '-e', source], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    // Any program that starts passes for a browser.
    env: { ...process.env, CHROMIUM_PATH: process.execPath },
  });
  let output = '';
  run.stdout.on('data', (chunk: Buffer) => (output += chunk));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    run.on('close', (code) => resolve({ code, output })),
  );
  return { run, ended };
}

/** Runs steps at the same time that ignore every signal, and stops them all. */
async function stopRun(signal: NodeJS.Signals) {
  const getFile = (name: string) => resolve(`${signal}/${name}`);
  write(
    `${signal}/stubborn.mjs`,
    `import { writeFileSync } from 'node:fs';
     process.on('SIGINT', () => {}).on('SIGTERM', () => {});
     setInterval(() => writeFileSync(process.argv[2], ''), 20);`,
  );
  const beats = ['format', 'lint', 'types', 'site', 'unit'].map(getFile);
  const { run, ended } = startRun(signal, `node -e "require('fs').writeFileSync('next', '')"`, {
    'format:check': 'node stubborn.mjs format',
    lint: 'node stubborn.mjs lint',
    typecheck: 'node stubborn.mjs types',
    build: 'node stubborn.mjs site',
    'test:unit': 'node stubborn.mjs unit',
  });
  while (!beats.every((beat) => existsSync(beat))) await setTimeout(20);
  process.kill(-(run.pid ?? 0), signal);
  const { code } = await ended;
  const getTimes = () => beats.map((beat) => statSync(beat).mtimeMs);
  const before = getTimes();
  await setTimeout(200);
  const isRunning = getTimes().some((time, at) => time !== before[at]);
  const hasGoneOn = existsSync(getFile('next'));
  return { code, isRunning, hasGoneOn };
}

it('a step that fails is shown with what it printed, and the totals are the last line', async () => {
  const { ended } = startRun('failing', 'node -e 0', {
    lint: `node -e "console.error('a bad import'); process.exit(1)"`,
    build: 'node -e "process.exit(1)"',
  });
  const { code, output } = await ended;
  expect(code).toBe(1);
  expect(output).toMatch(/── lint ──\na bad import\n── lint: failed in/);
  expect(output.trim().split('\n').at(-1)).toBe('3 passed, 2 failed, 4 skipped');
}, 60_000);

it.runIf(process.platform !== 'win32')(
  'Ctrl+C or a SIGTERM to the group ends the steps with all they started, and begins no other',
  async () => {
    const [interrupted, terminated] = await Promise.all([stopRun('SIGINT'), stopRun('SIGTERM')]);
    expect(interrupted).toEqual({ code: 130, isRunning: false, hasGoneOn: false });
    expect(terminated).toEqual({ code: 143, isRunning: false, hasGoneOn: false });
  },
  60_000,
);

it('a script that package.json has not is an error', async () => {
  write('package.json', '{ "scripts": { "format:check": "x", "lint": "x" } }');
  await expect(runTests(resolve(''), false)).rejects.toThrow('no script typecheck');
});

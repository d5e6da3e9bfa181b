import { expect, it } from '@rstest/core';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { runTests, steps } from '../../../scripts/test.mjs';

/** Starts all steps in a new folder, with these scripts for some of them. */
function startRun(folder: string, other: string, own: Readonly<Record<string, string>>) {
  const scripts = { ...Object.fromEntries(steps.map(({ name }) => [name, other])), ...own };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts }));
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
  const folder = mkdtempSync(path.join(tmpdir(), 'run-tests-'));
  const getFile = (name: string) => path.join(folder, name);
  writeFileSync(
    getFile('stubborn.mjs'),
    `import { writeFileSync } from 'node:fs';
     process.on('SIGINT', () => {}).on('SIGTERM', () => {});
     setInterval(() => writeFileSync(process.argv[2], ''), 20);`,
  );
  const beats = ['format', 'lint', 'types', 'site', 'unit'].map(getFile);
  const { run, ended } = startRun(folder, `node -e "require('fs').writeFileSync('next', '')"`, {
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
  rmSync(folder, { recursive: true, force: true });
  return { code, isRunning, hasGoneOn };
}

it('a step that fails is shown with what it printed, and the totals are the last line', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'run-tests-'));
  const { ended } = startRun(folder, 'node -e 0', {
    lint: `node -e "console.error('a bad import'); process.exit(1)"`,
    build: 'node -e "process.exit(1)"',
  });
  const { code, output } = await ended;
  expect(code).toBe(1);
  expect(output).toMatch(/── lint ──\na bad import\n── lint: failed in/);
  expect(output.trim().split('\n').at(-1)).toBe('3 passed, 2 failed, 4 skipped');
  rmSync(folder, { recursive: true });
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
  const folder = mkdtempSync(path.join(tmpdir(), 'run-tests-'));
  writeFileSync(
    path.join(folder, 'package.json'),
    '{ "scripts": { "format:check": "x", "lint": "x" } }',
  );
  await expect(runTests(folder, false)).rejects.toThrow('no script typecheck');
  rmSync(folder, { recursive: true });
});

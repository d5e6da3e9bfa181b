import { expect, it } from '@rstest/core';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { runTests, steps } from '../../../scripts/test.mjs';

/** Runs two steps, of which the first ignores every signal, and stops them all. */
async function stopRun(signal: NodeJS.Signals) {
  const folder = mkdtempSync(path.join(tmpdir(), 'run-tests-'));
  const getFile = (name: string) => path.join(folder, name);
  const beat = getFile('beat');
  writeFileSync(
    getFile('stubborn.mjs'),
    `import { writeFileSync } from 'node:fs';
     process.on('SIGINT', () => {}).on('SIGTERM', () => {});
     setInterval(() => writeFileSync(${JSON.stringify(beat)}, ''), 20);`,
  );
  const next = `node -e "require('fs').writeFileSync('next', '')"`;
  const others = steps.map(({ name }) => [name, next]);
  const scripts = { ...Object.fromEntries(others), 'format:check': 'node stubborn.mjs' };
  writeFileSync(getFile('package.json'), JSON.stringify({ scripts }));
  const source = `
    const { runTests } = await import('${pathToFileURL(path.resolve('scripts/test.mjs'))}');
    process.exitCode = await runTests(${JSON.stringify(folder)}, false);`;
  const run = spawn(process.execPath, ['--input-type=module', '-e', source], {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
    // Any program that starts passes for a browser.
    env: { ...process.env, CHROMIUM_PATH: process.execPath },
  });
  const ended = new Promise<number | null>((resolve) => run.on('exit', resolve));
  while (!existsSync(beat)) await setTimeout(20);
  process.kill(-(run.pid ?? 0), signal);
  const code = await ended;
  const { mtimeMs } = statSync(beat);
  await setTimeout(200);
  const isRunning = statSync(beat).mtimeMs !== mtimeMs;
  const hasGoneOn = existsSync(getFile('next'));
  rmSync(folder, { recursive: true, force: true });
  return { code, isRunning, hasGoneOn };
}

it.runIf(process.platform !== 'win32')(
  'Ctrl+C or a SIGTERM to the group ends the step with all it started, and begins no other',
  async () => {
    const [interrupted, terminated] = await Promise.all([stopRun('SIGINT'), stopRun('SIGTERM')]);
    expect(interrupted).toEqual({ code: 130, isRunning: false, hasGoneOn: false });
    expect(terminated).toEqual({ code: 143, isRunning: false, hasGoneOn: false });
  },
  15_000,
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

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterEach, describe, expect, it } from '@rstest/core';

/** Longest that the cases may take, in ms: nearly each gives something else, and is run again alone. */
const longest = 600_000;
/** All of them give the same kinds of lines, and take a quarter of an hour on two cores. */
const some = readdirSync('cases').filter((id) => /^(?:quick-start|format-|banner)/.test(id));

const { version } = JSON.parse(readFileSync('node_modules/@rslib/core/package.json', 'utf8')) as {
  version: string;
};

const git = (...args: string[]) => execFileSync('git', args).toString();
/** What git sees of the working tree, changes that were there before included. */
const readTree = () => git('status', '--porcelain') + git('diff', '--stat');
const listAside = () => readdirSync(tmpdir()).filter((name) => name.startsWith('rslib-facts-'));

const running = new Set<ChildProcess>();
/** A test that took too long would leave its command running, and the folder of that. */
afterEach(async () => {
  for (const child of running) {
    child.kill('SIGINT');
    await once(child, 'close');
  }
});

/** Runs the command and interrupts it, as Ctrl+C does, as soon as it says something. */
function runUpgrade(
  args: string[],
  interruptAt?: string,
): Promise<{ code: number | null; out: string }> {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'facts', 'upgrade', ...args]);
  running.add(child);
  child.once('close', () => running.delete(child));
  let out = '';
  const keep = (chunk: Buffer) => {
    out += chunk;
    if (interruptAt !== undefined && out.includes(interruptAt)) child.kill('SIGINT');
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, out }));
  });
}

describe('npm run facts -- upgrade', () => {
  it(
    'lists what the newest release before 1.0 gives otherwise, page by page',
    async () => {
      const before = readTree();
      const { code, out } = await runUpgrade(['0.x', ...some]);
      expect(code, out).toBe(0);
      expect(out).toMatch(/^@rslib\/core \S+ → 0\.\S+: \d+ changes on \d+ pages/m);
      // `lib` had to be there, `wasm` was not, and the newest syntax was that of an earlier year.
      expect(out).toMatch(/^ {2}\d+ cases: ends with 1: TypeError: config\.lib is not iterable$/m);
      expect(out).toMatch(/^docs\/en\/config\/lib\.mdx:\d+ {2}option wasm: is gone/m);
      expect(out).toMatch(
        /^docs\/en\/guide\/start\/quick-start\.mdx:\d+ {2}case quick-start: ends with 1: TypeError/m,
      );
      expect(out).toContain(
        'rspack.target: in esm was “["es2025","node"]”, is “["es2022","node"]”',
      );
      expect(out).toContain('flag --mode: is gone');
      expect(out).not.toContain('Could not be read');
      expect(readTree()).toBe(before);
      expect(listAside()).toEqual([]);
    },
    longest,
  );

  it('says so where the release does not exist', async () => {
    const { code, out } = await runUpgrade(['99.0.0']);
    expect(code).toBe(1);
    expect(out).toMatch(
      /^The registry has no @rslib\/core 99\.0\.0; the newest is \d+\.\d+\.\d+\.$/m,
    );
  });

  it('finds no differences in the release that is installed', async () => {
    const { code, out } = await runUpgrade([version, 'dts-bundle', 'format-umd']);
    expect(code, out).toBe(0);
    expect(out).toMatch(/: no differences$/m);
  });

  it('leaves nothing when it is interrupted', async () => {
    const before = readTree();
    const { code } = await runUpgrade([version], 'Running');
    expect(code).toBe(130);
    expect(readTree()).toBe(before);
    expect(listAside()).toEqual([]);
  });
});

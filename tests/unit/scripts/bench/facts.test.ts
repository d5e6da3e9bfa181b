import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { compareFolders } from '../../../../scripts/bench/compareFolders.mjs';
import { formatFacts } from '../../../../scripts/bench/formatFacts.mjs';
import { measureRun } from '../../../../scripts/bench/measureRun.mjs';
import { runBench } from '../../../../scripts/bench/runBench.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bench-facts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('compareFolders', () => {
  it('names files that differ or that one side lacks', () => {
    const write = (name: string, text: string) => {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    };
    write('a/one/same', 'x');
    write('b/one/same', 'x');
    write('a/one/other', 'x');
    write('b/one/other', 'y');
    write('a/two/missing', 'x');
    const compare = (isCompared?: (name: string) => boolean) =>
      compareFolders(path.join(folder, 'a'), path.join(folder, 'b'), isCompared);
    expect(compare()).toEqual(['one/other', 'two/missing']);
    expect(compare((name) => name.startsWith('one/'))).toEqual(['one/other']);
  });
});

describe('measureRun', () => {
  it('counts the memory of what a process starts, and keeps what it says', async () => {
    const hold =
      'const held = Buffer.alloc(150e6, 1); setTimeout(() => console.log(held.length), 700);';
    const script = path.join(folder, 'parent.cjs');
    writeFileSync(
      script,
      `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(hold)}], { stdio: 'inherit' });`,
    );
    const { code, output, seconds, peak } = await measureRun([script], { cwd: folder });
    expect(code).toBe(0);
    expect(output).toBe('150000000\n');
    expect(seconds).toBeGreaterThan(0.6);
    // Only Linux tells.
    expect(peak === undefined ? 0 : Math.floor(peak / 150e6)).toBe(
      existsSync('/proc/self/stat') ? 1 : 0,
    );
  });
});

describe('formatFacts', () => {
  const figures = {
    cases: 9,
    cold: 88.04,
    warm: 1.26,
    sample: 2,
    different: [],
    placed: ['format-mf'],
  };
  it('gives times, memory and whether the bytes are the same', () => {
    expect(formatFacts({ ...figures, peak: 612_400_000, sampleDifferent: [] }).trim()).toBe(
      [
        'Facts: 9 cases, cold 88.0 s, warm 1.3 s, peak memory of all processes 612 MB.',
        '  as committed, byte for byte: yes',
        '  in another folder, each in a process of its own (2 cases): yes',
        '  not compared, since their output names the folder: format-mf',
      ].join('\n'),
    );
  });

  it('says what it does not know and names files that differ', () => {
    const sampleDifferent = ['a', 'b', 'c', 'd'];
    const text = formatFacts({ ...figures, peak: undefined, sampleDifferent });
    expect(text).toContain('peak memory of all processes n/a.');
    expect(text).toContain('no, 4 files differ: a, b, c …');
  });
});

it('knows what it can measure', async () => {
  await expect(runBench('.', ['fact'])).rejects.toThrow('“fact” is not measured');
});

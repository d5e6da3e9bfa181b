import { describe, expect, it } from '@rstest/core';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatBench, getPercentile } from '../../../../scripts/bench/formatBench.mjs';
import { setCacheAside } from '../../../../scripts/bench/setCacheAside.mjs';
import { readImageSeconds } from '../../../../scripts/bench/timeBuild.mjs';

describe('readImageSeconds', () => {
  it('takes the time of the images out of what the build prints', () => {
    const output = 'ready   built in 5.4s\ninfo    images: 5 drawn, 9 cached, 1.3 s\n';
    expect(readImageSeconds(output)).toBe(1.3);
  });

  it('knows none where the build says nothing of images', () => {
    expect(readImageSeconds('ready   built in 5.4s')).toBeUndefined();
  });
});

describe('getPercentile', () => {
  it('gives a value of the list that so many do not exceed', () => {
    expect(getPercentile([1, 2, 3, 4], 0.5)).toBe(2);
    expect(getPercentile([1, 2, 3, 4, 5], 0.5)).toBe(3);
    expect(getPercentile([1, 2, 3, 4], 0.95)).toBe(4);
    expect(getPercentile([], 0.5)).toBe(0);
  });
});

describe('formatBench', () => {
  const weights = { style: 5, requests: 1, scriptsBeforeIntent: 0, scriptsAfterIntent: 7 };
  const text = formatBench({
    date: '',
    commit: 'abc',
    node: '20.0.0',
    cores: 2,
    builds: [{ name: 'cold', seconds: 12.34, imageSeconds: 2.3 }],
    devEdits: { edits: 7, median: 300, longest: 450 },
    pages: [
      { route: '/', html: 30, transfer: 10, ...weights },
      { route: '/long', html: 90, transfer: 40, ...weights },
    ],
  });

  it('times images apart', () => {
    expect(text).toMatch(/cold +12\.3 +10\.0 +2\.3/);
  });

  it('says how long a writer waits for an edit', () => {
    expect(text).toContain('median 300 ms, longest 450 ms of 7 edits');
  });

  it('puts the heaviest page first and sums up', () => {
    expect(text.indexOf('/long')).toBeLessThan(text.search(/^\/ /m));
    expect(text).toContain('median 10 B, 95th percentile 40 B of 2 pages');
  });
});

describe('setCacheAside', () => {
  it('gives a build an empty start and brings the caches back', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
    const cache = path.join(folder, '.cache');
    const file = path.join(cache, 'kept');
    mkdirSync(cache);
    writeFileSync(file, 'old');
    setCacheAside(cache);
    expect(existsSync(cache)).toBe(false);
    mkdirSync(cache);
    writeFileSync(file, 'new');
    // As after a run that was cut off: the next one starts by restoring.
    const restore = setCacheAside(cache);
    expect(existsSync(cache)).toBe(false);
    restore();
    expect(readFileSync(file, 'utf8')).toBe('old');
    rmSync(folder, { recursive: true });
  });
});

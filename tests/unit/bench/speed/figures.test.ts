import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from '@rstest/core';
import { readDevArguments } from '../../../../bench/speed/dev.mjs';
import { joinAudits, readReport } from '../../../../bench/speed/lighthouse.mjs';
import { isSearchFile } from '../../../../bench/speed/loads.mjs';
import { isMet, targets } from '../../../../bench/speed/report.mjs';
import { readSpeedArguments } from '../../../../bench/speed/runSpeedBench.mjs';

it('reads which parts to measure, how often, and on which sites', () => {
  expect(readSpeedArguments([])).toMatchObject({ runs: 3, ids: undefined });
  expect(readSpeedArguments(['--only=builds, dev', '--runs=1', '--sites=plain'])).toEqual({
    parts: ['builds', 'dev'],
    runs: 1,
    ids: ['plain'],
  });
  expect(() => readSpeedArguments(['--only=size'])).toThrow('“size” is not measured');
  expect(() => readSpeedArguments(['--runs=none'])).toThrow('“--runs=none” is no count');
});

it('takes the medians of an audit and its least scores', () => {
  const report = (time: number, score: number | null) => ({
    audits: { 'largest-contentful-paint': { numericValue: time } },
    categories: { performance: { score }, seo: undefined },
  });
  const runs = [report(900, 0.995), report(700, 0.9), report(800, 1)].map(readReport);
  expect(joinAudits(runs)).toMatchObject({ lcp: 800, scores: { performance: 90 } });
  expect(readReport(report(1, null)).scores).toEqual({});
  expect(() => readReport({ ...report(1, 1), runtimeError: { message: 'NO_FCP' } })).toThrow(
    'Lighthouse failed: NO_FCP',
  );
});

it('starts the development server as writers do', () => {
  const args = readDevArguments();
  expect(args.at(-1)).toBe('dev');
  expect(existsSync(args.at(-2) ?? '')).toBe(true);
});

it('knows what is there for the search, and no page about it', () => {
  expect(isSearchFile('/static/search_index.en.1.json')).toBe(true);
  expect(isSearchFile('/pagefind/pagefind.js')).toBe(true);
  expect(isSearchFile('/proof/search')).toBe(false);
  expect(isSearchFile('/assets/app.js')).toBe(false);
});

it('says why a target is missed, and holds scores to at least theirs', () => {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const results = read('bench/speed/results.json');
  const reasons = Object.keys(read('bench/speed/reasons.json'));
  const missed = targets.filter((target) => !isMet(target, results)).map(({ id }) => id);
  expect(missed.filter((id) => !reasons.includes(id))).toEqual([]);
  const score = { id: '', name: '', limit: 100, get: () => 99, show: String };
  expect([isMet(score, results), isMet({ ...score, isLeast: true }, results)]).toEqual([
    true,
    false,
  ]);
});

it('builds Rspress as it comes from the version that this site is made with', () => {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  expect(read('bench/speed/rspress/package.json').dependencies['@rspress/core']).toBe(
    read('package.json').devDependencies['@rspress/core'],
  );
});

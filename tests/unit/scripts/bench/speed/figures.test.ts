import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from '@rstest/core';
import { readDevArguments } from '../../../../../scripts/bench/readDevArguments.mjs';
import { formatSpeed } from '../../../../../scripts/bench/speed/formatSpeed.mjs';
import { readSpeedArguments } from '../../../../../scripts/bench/speed/readSpeedArguments.mjs';
import {
  askAgain,
  joinRuns,
  readReport,
} from '../../../../../scripts/bench/speed/runLighthouse.mjs';
import { summarizeRoutes } from '../../../../../scripts/bench/speed/summarizeRoutes.mjs';
import { isSearchFile } from '../../../../../scripts/bench/speed/weighAddress.mjs';

it('reads which parts to measure, how often, and where the figures go', () => {
  expect(readSpeedArguments([])).toMatchObject({ runs: 3, json: 'bench/speed/results.json' });
  expect(readSpeedArguments(['--only=dev, builds', '--runs=1'])).toMatchObject({
    parts: ['builds', 'dev'],
    runs: 1,
  });
  // Figures of a few sites are not published.
  expect(readSpeedArguments(['--sites=plain'])).toMatchObject({
    sites: ['plain'],
    json: undefined,
  });
  expect(() => readSpeedArguments(['--only=size'])).toThrow('“size” is not measured; there are');
  expect(() => readSpeedArguments(['--runs=none'])).toThrow('“--runs=none” is no count');
});

it('takes the medians of an audit and its least scores', () => {
  const report = (time: number, score: number | null) => ({
    audits: { 'largest-contentful-paint': { numericValue: time } },
    categories: { performance: { score }, seo: undefined },
  });
  const runs = [report(900, 0.995), report(700, 0.9), report(800, 1)].map(readReport);
  expect(joinRuns(runs)).toMatchObject({ lcp: 800, scores: { performance: 90 } });
  expect(readReport(report(1, null)).scores).toEqual({});
  expect(() => readReport({ ...report(1, 1), runtimeError: { message: 'NO_FCP' } })).toThrow(
    'Lighthouse failed: NO_FCP',
  );
});

it('asks for a report three times at most', async () => {
  let asked = 0;
  const failUntil = (last: number) => async () => {
    asked++;
    if (asked <= last) throw new Error(`NO_NAVSTART, ${asked}`);
    return asked;
  };
  expect(await askAgain(failUntil(2))).toBe(3);
  asked = 0;
  await expect(askAgain(failUntil(3))).rejects.toThrow('NO_NAVSTART, 3');
});

it('starts the development server as writers do', () => {
  const args = readDevArguments(process.cwd());
  expect(args.at(-1)).toBe('dev');
  expect(existsSync(args.at(-2) ?? '')).toBe(true);
});

it('names the largest pages', () => {
  const route = (name: string, transfer: number) => ({
    route: name,
    transfer,
    requests: transfer > 3 ? 2 : 1,
    scriptsAfterIntent: transfer * 10,
  });
  const routes = [route('/a', 1), route('/b', 5), route('/c', 3), route('/d', 2)];
  expect(summarizeRoutes(routes)).toEqual({
    pages: 4,
    median: 2,
    most: 5,
    requests: 2,
    scripts: 20,
    largest: [
      { route: '/b', bytes: 5 },
      { route: '/c', bytes: 3 },
      { route: '/d', bytes: 2 },
    ],
  });
});

it('knows what is there for the search, and no page about it', () => {
  expect(isSearchFile('/static/search_index.en.1.json')).toBe(true);
  expect(isSearchFile('/pagefind/pagefind.js')).toBe(true);
  expect(isSearchFile('/proof/search')).toBe(false);
  expect(isSearchFile('/assets/app.js')).toBe(false);
});

it('prints the parts that were measured, a dash for what a site has not', () => {
  const text = formatSpeed({
    builds: [{ site: 'ours', seconds: 12.34 }],
    interactions: [{ site: 'plain', paint: 300, cold: 400.4, hovered: 390 }],
  });
  expect(text).toMatch(/^ours +12\.3 +–$/m);
  expect(text).toMatch(/^plain +300 +– +– +400 +390$/m);
  expect(text).not.toContain('Lighthouse');
});

it('builds Rspress as it comes from the version that this site is made with', () => {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  expect(read('bench/speed/rspress/package.json').dependencies['@rspress/core']).toBe(
    read('package.json').devDependencies['@rspress/core'],
  );
});

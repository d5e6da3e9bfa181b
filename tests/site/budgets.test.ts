import { describe, expect, it } from '@rstest/core';
import { gzipSync } from 'node:zlib';
import { getPercentile } from '../../scripts/bench/formatBench.mjs';
import { findSearchScripts } from '../../scripts/bench/search/findSearchScripts.mjs';
import type { PageWeight } from '../../scripts/bench/weighSite.mjs';
import { startServer } from '../../scripts/serve/startServer.mjs';
import { site } from '../../site/site';
import { outputFolder, readBuilt } from '../support/builtSite';
import { getText, listElements } from '../support/htmlTree';
import { routes } from '../support/routes';
import { weighAnswer } from '../support/weighAnswer';
import { weighPage } from '../support/weighPage';
import budgets from './budgets.json';

const weights = new Map(routes.map(({ route, file }) => [route, weighPage(file)]));
/** They hold a line for every heading of the site, and are held to a budget of their own. */
const isList = (route: string): boolean => route.endsWith(site.allPages);
const listSorted = (kind: keyof PageWeight) =>
  [...weights]
    .filter(([route]) => !isList(route))
    .map(([, weight]) => weight[kind])
    .sort((a, b) => a - b);
const transfers = listSorted('transfer');
/** What a server sends before it waits for an answer: ten segments (RFC 6928) of 1460 bytes. */
const firstPackets = 14_600;

describe('a page costs at most', () => {
  for (const [route, weight] of weights) {
    it(`what the budget gives ${route}`, () => {
      const over = Object.entries(budgets.everyRoute)
        .filter(([name, most]) => weight[name as keyof PageWeight] > most)
        .map(([name, most]) => `${name}: ${weight[name as keyof PageWeight]} > ${most}`);
      expect(over).toEqual([]);
    });
  }
});

it('half of the pages arrive within the median budget, 95 of 100 within the larger one', () => {
  const median = getPercentile(transfers, 0.5);
  const percentile95 = getPercentile(transfers, 0.95);
  console.log(
    `Before intent, gzip: median ${median} B, 95th percentile ${percentile95} B, ` +
      `largest ${transfers.at(-1)} B, of ${transfers.length} pages.`,
  );
  expect(median).toBeLessThanOrEqual(budgets.median.transfer);
  expect(percentile95).toBeLessThanOrEqual(budgets.percentile95.transfer);
});

it('a typical page arrives with the first ten packets, headers and all', async () => {
  const server = await startServer({ root: outputFolder, brotli: 11 });
  try {
    const size = await weighAnswer(`${server.url}guide/basic/output-format`);
    console.log(`Typical answer, brotli, with headers: ${size} B.`);
    expect(size).toBeGreaterThan(5000);
    expect(size).toBeLessThanOrEqual(firstPackets);
  } finally {
    await server.close();
  }
});

it('a list of all pages arrives within a budget of its own', () => {
  const lists = [...weights].filter(([route]) => isList(route));
  expect(lists.map(([route]) => route)).toEqual([site.allPages, `/zh${site.allPages}`]);
  for (const [, { transfer }] of lists) {
    expect(transfer).toBeLessThanOrEqual(budgets.lists.transfer);
  }
});

it('half of the pages bring React and all else within the median budget for scripts', () => {
  const scripts = listSorted('scriptsAfterIntent');
  const median = getPercentile(scripts, 0.5);
  console.log(`Scripts after intent, gzip: median ${median} B, largest ${scripts.at(-1)} B.`);
  expect(median).toBeLessThanOrEqual(budgets.median.scriptsAfterIntent);
});

it('the inline script that every page starts with stays small', () => {
  const [home] = routes.filter(({ route }) => route === '/');
  const script = listElements(readBuilt(home?.file ?? '')).find(
    ({ tagName }) => tagName === 'script',
  );
  const size = gzipSync(script ? getText(script) : '', { level: 9 }).length;
  console.log(`Head script, gzip: ${size} B.`);
  expect(size).toBeGreaterThan(1000);
  expect(size).toBeLessThanOrEqual(budgets.site.headScript);
});

it('the code of the search, its worker and its dialog, stays small', () => {
  const { worker, dialog } = findSearchScripts(outputFolder);
  console.log(`Search scripts, gzip: worker ${worker.bytes} B, dialog ${dialog.bytes} B.`);
  expect(worker.bytes + dialog.bytes).toBeLessThanOrEqual(budgets.site.searchScripts);
});

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { createJiti } from 'jiti';
import { describeRun } from '../../scripts/process/describeRun.mjs';
import { parseOptions } from '../../scripts/process/parseOptions.mjs';
import { openBrowser } from '../../scripts/test/browser.mjs';
import { getPercentile } from '../figures.mjs';
import { writeReports } from '../reports.mjs';
import { weighSite } from '../weighSite.mjs';
import { measureGrowth, timeBuilds } from './builds.mjs';
import { readContent } from './content.mjs';
import { timeDevServers } from './dev.mjs';
import { timeInteractions } from './interactions.mjs';
import { runLighthouse } from './lighthouse.mjs';
import { weighLoads } from './loads.mjs';
import { buildPeer, describeSites, installPackages, openSites, readPeers } from './peers.mjs';

/** Pages that are measured: the second is of middle length, the third the longest of those that are written. */
const files = {
  home: 'index.md',
  typical: 'guide/basic/output-format.md',
  longest: 'guide/reference/examples.md',
};
/** Where a click in the sidebar of the typical page leads. */
const next = 'guide/basic/typescript.md';
const resultsFile = 'bench/speed/results.json';

/** What is measured. */
const allParts = ['builds', 'transfer', 'lighthouse', 'interactions', 'growth', 'dev'];

const usage = `npm run bench -- speed [--only=${allParts.join(',')}] [--runs=3] [--sites=plain,…]`;

/**
 * Measures this site next to the same content in other tools, and puts each part that was measured, with
 * its date, commit and machine, into the results. Figures of a few sites are printed only.
 * @param {string[]} args
 */
export async function runSpeedBench(args) {
  const { parts, runs, ids } = readSpeedArguments(args);
  const folder = path.resolve(process.env.OUT_DIR || 'doc_build');
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`bench: ${folder} has no built site: run "npm run build" first.`);
  }
  const peers = readPeers(ids);
  const jiti = createJiti(import.meta.url);
  const { site } = /** @type {{ site: { defaultOrigin: string } }} */ (
    await jiti.import('../../site/site.ts')
  );
  const content = {
    ...readContent(folder),
    origin: site.defaultOrigin,
    images: path.join(folder, 'images'),
  };
  // These two parts take no more than Rspress.
  const isShort = parts.every((part) => part === 'growth' || part === 'dev');
  const measured = isShort ? peers.filter(({ id }) => id === 'rspress') : peers;
  for (const id of ['', ...measured.map((peer) => peer.id)]) await installPackages(id);

  /** @type {Record<string, any>} */
  const known =
    !ids && existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : {};
  /** @type {Record<string, any>} */
  let results = {
    ...known,
    pages: content.pages.length,
    files,
    sites: { ...known.sites, ...describeSites(measured) },
  };
  /**
   * Written at once: a run takes half an hour, and whatever ends it must not take the figures along.
   * @param {string} part
   * @param {Record<string, unknown>} figures
   */
  const keep = (part, figures) => {
    const run = { ...describeRun('.', 'npm run bench -- speed'), load: loadavg()[0], runs };
    results = { ...results, ...figures, runs: { ...results.runs, [part]: run } };
    if (ids) console.log(JSON.stringify(figures, round, 2));
    else writeFileSync(resultsFile, `${JSON.stringify(results, round, 2)}\n`);
  };
  const isAsked = (/** @type {string} */ part) => parts.includes(part);

  if (isAsked('builds')) keep('builds', { builds: await timeBuilds({ runs, peers, content }) });
  if (['transfer', 'lighthouse', 'interactions'].some(isAsked)) {
    if (!isAsked('builds')) for (const peer of peers) await buildPeer(peer, content);
    const { sites, close } = await openSites(folder, peers);
    const browser = await openBrowser();
    try {
      if (isAsked('transfer')) {
        const transfer = await weighLoads(sites, { browser, files });
        keep('transfer', { transfer, routes: summarizeRoutes(await weighSite(folder)) });
      }
      if (isAsked('lighthouse')) {
        keep('lighthouse', { lighthouse: await runLighthouse(sites, { runs, files }) });
      }
      if (isAsked('interactions')) {
        const options = { browser, runs, from: files.typical, to: next };
        keep('interactions', { interactions: await timeInteractions(sites, options) });
      }
    } finally {
      await browser.close();
      await close();
    }
  }
  if (isAsked('growth')) {
    const options = { pages: content.pages.length, file: files.typical };
    keep('growth', { growth: await measureGrowth(options) });
  }
  const [rspress] = readPeers(['rspress']);
  if (isAsked('dev') && rspress) {
    keep('dev', { dev: await timeDevServers({ runs, rspress, content }) });
  }
  if (!ids) await writeReports();
}

/** @param {string[]} args */
export function readSpeedArguments(args) {
  const { values } = parseOptions(usage, {
    args,
    options: {
      only: { type: 'string' },
      runs: { type: 'string', default: '3' },
      sites: { type: 'string' },
    },
  });
  const split = (/** @type {string | undefined} */ list) =>
    list?.split(',').map((name) => name.trim());
  const parts = split(values.only) ?? allParts;
  const unknown = parts.find((name) => !allParts.includes(name));
  if (unknown) throw new Error(`bench: “${unknown}” is not measured: ${usage}`);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`bench: “--runs=${values.runs}” is no count of runs.`);
  }
  return { parts, runs, ids: split(values.sites) };
}

/** @param {readonly import('../weighSite.mjs').RouteWeight[]} routes */
function summarizeRoutes(routes) {
  const bySize = [...routes].sort((one, other) => one.transfer - other.transfer);
  const sizes = bySize.map(({ transfer }) => transfer);
  const scripts = routes
    .map((route) => route.scriptsAfterInteraction)
    .sort((one, other) => one - other);
  return {
    pages: routes.length,
    median: getPercentile(sizes, 0.5),
    most: getPercentile(sizes, 0.95),
    requests: Math.max(...routes.map(({ requests }) => requests)),
    scripts: getPercentile(scripts, 0.5),
    largest: bySize
      .slice(-3)
      .reverse()
      .map(({ route, transfer }) => ({ route, bytes: transfer })),
  };
}

/**
 * More digits would only change with every run.
 * @param {string} _key
 * @param {unknown} value
 */
const round = (_key, value) =>
  typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;

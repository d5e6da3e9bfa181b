import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { createJiti } from 'jiti';
import { openBrowser } from '../../test/openBrowser.mjs';
import { describeRun } from '../../process/describeRun.mjs';
import { weighSite } from '../weighSite.mjs';
import { ensurePeer } from './buildPeer.mjs';
import { readContent } from './content/readContent.mjs';
import { describeSites } from './describeSites.mjs';
import { formatSpeed } from './formatSpeed.mjs';
import { installPackages } from './installPackages.mjs';
import { measureGrowth } from './measureGrowth.mjs';
import { openSites } from './openSites.mjs';
import { readSites, speedFolder } from './readSites.mjs';
import { readSpeedArguments } from './readSpeedArguments.mjs';
import { runLighthouse } from './runLighthouse.mjs';
import { summarizeRoutes } from './summarizeRoutes.mjs';
import { timeBuilds } from './timeBuilds.mjs';
import { timeDevServers } from './timeDevServers.mjs';
import { timeInteractions } from './timeInteractions.mjs';
import { slowdown } from './usePage.mjs';
import { weighLoads } from './weighLoads.mjs';

/** Pages that are measured: the second is of middle length, the third the longest of those that are written. */
const files = {
  home: 'index.md',
  typical: 'guide/basic/output-format.md',
  longest: 'guide/reference/examples.md',
};
/** Where a click in the sidebar of the typical page leads. */
const next = 'guide/basic/typescript.md';
/** Tools that take long for 1,000 pages and whose pages name no other page's script. */
const notGrown = ['starlight', 'docusaurus', 'plain'];

const jiti = createJiti(import.meta.url);

/**
 * Measures this site beside the same content in other tools, prints the figures, and puts each part
 * that was measured, with its date, commit and machine, into the results. Gives the exit code.
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export async function runSpeedBench(root, args) {
  const { parts, runs, sites: ids, json } = readSpeedArguments(args);
  const folder = path.resolve(root, process.env.OUT_DIR || 'doc_build');
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`bench: ${folder} holds no built site: run "npm run build" first.`);
  }
  const { site } = /** @type {{ site: { defaultOrigin: string } }} */ (
    await jiti.import('../../../site/site.ts')
  );
  const peers = readSites(root, ids);
  const content = {
    pages: readContent(folder),
    origin: site.defaultOrigin,
    images: path.join(folder, 'images'),
  };
  // All at once and before anything is measured: what describes a tool reads its installed package.
  for (const id of ['', ...peers.map((peer) => peer.id)]) {
    await installPackages(path.join(root, speedFolder, id));
  }

  const file = json && path.resolve(root, json);
  const kept = file && existsSync(file) ? read(file) : {};
  let result = { ...kept, pages: content.pages.length, files, sites: describeSites(root, peers) };
  /**
   * Written at once: a run takes half an hour, and what ends it must not take the figures along.
   * @param {string} part
   * @param {Record<string, unknown>} figures
   */
  const keep = (part, figures) => {
    // `load` is what the machine had to do when a part ended.
    const load = loadavg()[0];
    const run = { ...describeRun(root, 'npm run bench -- speed'), load, runs };
    result = { ...result, ...figures, runs: { ...result.runs, [part]: run } };
    if (file) writeFileSync(file, `${JSON.stringify(result, shorten, 2)}\n`);
  };

  if (parts.includes('builds')) {
    keep('builds', { builds: await timeBuilds(root, { runs, peers, content }) });
  }
  const browser = await openBrowser();
  try {
    if (parts.some((part) => ['transfer', 'lighthouse', 'interactions'].includes(part))) {
      for (const peer of peers) await ensurePeer(root, peer, content);
      const { sites, close } = await openSites(root, { folder, peers });
      try {
        if (parts.includes('transfer')) {
          const transfer = await weighLoads(sites, { browser, files });
          keep('transfer', { transfer, routes: summarizeRoutes(await weighSite(folder)) });
        }
        if (parts.includes('lighthouse')) {
          keep('lighthouse', { lighthouse: await runLighthouse(sites, { root, runs, files }) });
        }
        if (parts.includes('interactions')) {
          const options = { root, browser, runs, from: files.typical, to: next };
          keep('interactions', { slowdown, interactions: await timeInteractions(sites, options) });
        }
      } finally {
        await close();
      }
    }
    if (parts.includes('growth')) {
      const grown = peers.filter(({ id }) => ids || !notGrown.includes(id));
      const options = { browser, peers: grown, content, file: files.typical };
      keep('growth', { growth: await measureGrowth(root, options) });
    }
  } finally {
    await browser.close();
  }
  if (parts.includes('dev')) {
    const [rspress] = readSites(root, ['rspress']);
    if (rspress) keep('dev', { dev: await timeDevServers(root, { runs, rspress, content }) });
  }
  console.log(formatSpeed(result));
  if (json) console.log(`\nWritten to ${json}.`);
  return 0;
}

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * More digits would only change with every run.
 * @param {string} _key
 * @param {unknown} value
 */
const shorten = (_key, value) =>
  typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;

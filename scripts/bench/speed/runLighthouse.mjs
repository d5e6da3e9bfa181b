import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findExecutable } from '../../test/openBrowser.mjs';
import { getAddress } from './content/getAddress.mjs';
import { getMedian } from '../getMedian.mjs';
import { speedFolder } from './readSites.mjs';

const categories = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);

/**
 * Milliseconds and CLS, medians; scores of 100, the least of the runs: of this site all four, of others
 * the first.
 * @typedef {{
 *   site: string,
 *   page: string,
 *   fcp: number,
 *   lcp: number,
 *   tbt: number,
 *   cls: number,
 *   scores: Record<string, number>,
 * }} LighthouseFigures
 */

/**
 * Audits each page of each site in turn, as a phone, so often.
 * @param {import('./openSites.mjs').OpenSite[]} sites
 * @param {{ root: string, runs: number, files: Record<string, string> }} options pages by name
 * @returns {Promise<LighthouseFigures[]>}
 */
export async function runLighthouse(sites, { root, runs, files }) {
  const load = (/** @type {string} */ name) =>
    import(pathToFileURL(path.join(root, speedFolder, 'node_modules', name)).href);
  const { default: lighthouse } = await load('lighthouse/core/index.js');
  const { launch } = await load('chrome-launcher/dist/index.js');
  const audit = async (/** @type {string} */ address, /** @type {boolean} */ isOurs) => {
    const chrome = await launch({
      chromePath: findExecutable() ?? chromium.executablePath(),
      chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
      logLevel: 'silent',
    });
    try {
      const { lhr } = await lighthouse(address, {
        port: chrome.port,
        logLevel: 'silent',
        onlyCategories: isOurs ? [...categories] : ['performance'],
      });
      return readReport(lhr);
    } finally {
      chrome.kill();
    }
  };
  /** @type {Map<string, Omit<LighthouseFigures, 'site' | 'page'>[]>} */
  const figures = new Map();
  for (let run = 1; run <= runs; run++) {
    for (const [page, file] of Object.entries(files)) {
      for (const site of sites) {
        console.log(`Lighthouse: ${site.name}, ${page}, ${run} of ${runs} …`);
        const address = site.url + getAddress(`/${file}`, site.form).slice(1);
        // The server compresses a page when it is first asked for.
        await (await fetch(address, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
        const report = await askAgain(() => audit(address, site.id === 'ours'));
        const key = `${site.id} ${page}`;
        figures.set(key, [...(figures.get(key) ?? []), report]);
      }
    }
  }
  return [...figures].map(([key, all]) => {
    const [site = '', page = ''] = key.split(' ');
    return { site, page, ...joinRuns(all) };
  });
}

/** How often a report is asked for: one in a hundred fails for reasons of Lighthouse’s own. */
const attempts = 3;

/**
 * @template Report
 * @param {() => Promise<Report>} ask
 * @returns {Promise<Report>}
 * @throws what the last attempt throws
 */
export async function askAgain(ask) {
  for (let attempt = 1; attempt < attempts; attempt++) {
    try {
      return await ask();
    } catch (error) {
      console.log(error instanceof Error ? error.message : error);
    }
  }
  return ask();
}

/**
 * @param {{
 *   runtimeError?: { message: string },
 *   audits: Record<string, { numericValue?: number } | undefined>,
 *   categories: Record<string, { score: number | null } | undefined>,
 * }} report
 */
export function readReport({ runtimeError, audits, categories: scored }) {
  if (runtimeError) throw new Error(`bench: Lighthouse failed: ${runtimeError.message}`);
  const read = (/** @type {string} */ name) => audits[name]?.numericValue ?? Number.NaN;
  return {
    fcp: read('first-contentful-paint'),
    lcp: read('largest-contentful-paint'),
    tbt: read('total-blocking-time'),
    cls: read('cumulative-layout-shift'),
    scores: Object.fromEntries(
      categories.flatMap((name) => {
        const score = scored[name]?.score;
        return typeof score === 'number' ? [[name, Math.round(score * 100)]] : [];
      }),
    ),
  };
}

/**
 * @param {readonly Omit<LighthouseFigures, 'site' | 'page'>[]} runs
 * @returns {Omit<LighthouseFigures, 'site' | 'page'>}
 */
export function joinRuns(runs) {
  const pick = (/** @type {'fcp' | 'lcp' | 'tbt' | 'cls'} */ name) =>
    getMedian(runs.map((run) => run[name]));
  const names = Object.keys(runs[0]?.scores ?? {});
  return {
    fcp: pick('fcp'),
    lcp: pick('lcp'),
    tbt: pick('tbt'),
    cls: pick('cls'),
    scores: Object.fromEntries(
      names.map((name) => [name, Math.min(...runs.map(({ scores }) => scores[name] ?? 0))]),
    ),
  };
}

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findExecutable } from '../../scripts/test/browser.mjs';
import { getMedian } from '../figures.mjs';
import { getAddress } from './content.mjs';
import { speedFolder } from './peers.mjs';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** One report in a hundred fails for reasons of Lighthouse’s own. */
const attempts = 3;

/**
 * Milliseconds and CLS; scores of 100: of this site all four, of others the first.
 * @typedef {{ fcp: number, lcp: number, tbt: number, cls: number, scores: Record<string, number> }} Audit
 * @typedef {{ site: string, page: string } & Audit} LighthouseFigures medians, and the least scores
 */

/**
 * Audits each page of each site in turn, as a phone, so often.
 * @param {import('./peers.mjs').OpenSite[]} sites
 * @param {{ runs: number, files: Record<string, string> }} options pages by name
 * @returns {Promise<LighthouseFigures[]>}
 */
export async function runLighthouse(sites, { runs, files }) {
  const audit = await openLighthouse();
  /** @type {Map<string, Audit[]>} */
  const audits = new Map();
  for (let run = 1; run <= runs; run++) {
    for (const [page, file] of Object.entries(files)) {
      for (const site of sites) {
        console.log(`Lighthouse: ${site.name}, ${page}, ${run} of ${runs} …`);
        const address = site.url + getAddress(`/${file}`, site.form).slice(1);
        // The server compresses a page when it is first requested.
        await (await fetch(address, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
        const asked = site.id === 'ours' ? categories : ['performance'];
        const key = `${site.id} ${page}`;
        audits.set(key, [...(audits.get(key) ?? []), await audit(address, asked)]);
      }
    }
  }
  return [...audits].map(([key, all]) => {
    const [site = '', page = ''] = key.split(' ');
    return { site, page, ...joinAudits(all) };
  });
}

async function openLighthouse() {
  const load = (/** @type {string} */ name) =>
    import(pathToFileURL(path.resolve(speedFolder, 'node_modules', name)).href);
  const { default: lighthouse } = await load('lighthouse/core/index.js');
  const { launch } = await load('chrome-launcher/dist/index.js');
  return async (/** @type {string} */ address, /** @type {string[]} */ onlyCategories) => {
    for (let attempt = 1; ; attempt++) {
      const chrome = await launch({
        chromePath: findExecutable() ?? chromium.executablePath(),
        chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
        logLevel: 'silent',
      });
      try {
        const options = { port: chrome.port, logLevel: 'silent', onlyCategories };
        return readReport((await lighthouse(address, options)).lhr);
      } catch (error) {
        if (attempt === attempts) throw error;
        console.log(error instanceof Error ? error.message : error);
      } finally {
        chrome.kill();
      }
    }
  };
}

/**
 * @param {{
 *   runtimeError?: { message: string },
 *   audits: Record<string, { numericValue?: number } | undefined>,
 *   categories: Record<string, { score: number | null } | undefined>,
 * }} report
 * @returns {Audit}
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
      Object.entries(scored).flatMap(([name, found]) =>
        typeof found?.score === 'number' ? [[name, Math.round(found.score * 100)]] : [],
      ),
    ),
  };
}

/**
 * @param {readonly Audit[]} audits
 * @returns {Audit}
 */
export function joinAudits(audits) {
  const pick = (/** @type {'fcp' | 'lcp' | 'tbt' | 'cls'} */ name) =>
    getMedian(audits.map((audit) => audit[name]));
  const names = Object.keys(audits[0]?.scores ?? {});
  return {
    fcp: pick('fcp'),
    lcp: pick('lcp'),
    tbt: pick('tbt'),
    cls: pick('cls'),
    scores: Object.fromEntries(
      names.map((name) => [name, Math.min(...audits.map(({ scores }) => scores[name] ?? 0))]),
    ),
  };
}

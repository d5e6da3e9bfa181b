import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { getMedian } from '../figures.mjs';
import { getRspressArguments } from '../../scripts/build.mjs';
import { weighSite } from '../weighSite.mjs';
import { createSyntheticPages } from './content.mjs';
import { buildPeer, timeNode } from './peers.mjs';

/**
 * @typedef {{ site: string, seconds: number }} BuildFigures median of cold builds
 * @typedef {{ pages: number, scripts: number, html: number, seconds: number }} GrowthFigures
 *   of this site with so many pages: gzip bytes of all JavaScript of a page, and of its HTML
 */

/** Pages of the larger sites. */
const sizes = [250, 1000];

/**
 * Builds the same content with each tool in turn, so often, from nothing; this site with the facts,
 * images, and what its check has read, which it keeps by content.
 * @param {{ runs: number, peers: readonly import('./peers.mjs').Peer[], content: import('./peers.mjs').Content }} options
 * @returns {Promise<BuildFigures[]>}
 */
export async function timeBuilds({ runs, peers, content }) {
  const folder = '.reports/speed/ours';
  /** @type {(readonly [string, () => Promise<number>])[]} */
  const builds = [
    ['ours', () => timeNode(['scripts/run.mjs', 'build'], '.', { OUT_DIR: folder })],
    ...peers.map((peer) => /** @type {const} */ ([peer.id, () => buildPeer(peer, content)])),
  ];
  /** @type {Record<string, number[]>} */
  const times = {};
  for (let run = 1; run <= runs; run++) {
    for (const [site, build] of builds) {
      console.log(`Building ${site}, ${run} of ${runs} …`);
      (times[site] ??= []).push(await build());
    }
  }
  rmSync(folder, { recursive: true, force: true });
  return Object.entries(times).map(([site, all]) => ({ site, seconds: getMedian(all) }));
}

/**
 * The same page of this site while pages are added to it.
 * @param {{ pages: number, file: string }} options how many there are, and the page in question
 * @returns {Promise<GrowthFigures[]>}
 */
export async function measureGrowth({ pages: own, file }) {
  const figures = [];
  for (const pages of [own, ...sizes]) {
    console.log(`Building this site with ${pages} pages …`);
    figures.push({
      site: 'ours',
      pages,
      ...(await buildLarger(pages - own, file.replace(/\.md$/, ''))),
    });
  }
  return figures;
}

/**
 * @param {number} added
 * @param {string} page
 */
async function buildLarger(added, page) {
  const copy = copyRepository();
  const folder = path.join(copy, 'doc_build');
  try {
    addPages(path.join(copy, 'docs/en'), added);
    // These pages are nobody's: what is written in them is not checked.
    const seconds = await timeNode(getRspressArguments('build', copy), copy, {
      CHECKED_SEPARATELY: '1',
    });
    const weight = (await weighSite(folder)).find(({ route }) => route === `/${page}`);
    const html = readFileSync(path.join(folder, `${page}.html`));
    return {
      scripts: weight?.scriptsAfterInteraction ?? Number.NaN,
      html: gzipSync(html, { level: 9 }).length,
      seconds,
    };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** A copy of the repository with the same packages, whose pages may be changed; without what was built. */
export function copyRepository() {
  const copy = mkdtempSync(path.join(tmpdir(), 'rslib-docs-copy-'));
  const isWritten =
    /^(?:node_modules|doc_build|\.git|\.(?:reports|cases|doc_build).*|deploy|test-results|playwright-report)$/;
  for (const name of readdirSync('.').filter((entry) => !isWritten.test(entry))) {
    cpSync(name, path.join(copy, name), {
      recursive: true,
      filter: (file) => path.basename(file) !== 'node_modules' || !file.startsWith('bench'),
    });
  }
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}

/**
 * With a sidebar for each section, whose chapters are closed at first.
 * @param {string} docs
 * @param {number} count
 */
function addPages(docs, count) {
  /** @type {Map<string, Set<string>>} */
  const sections = new Map();
  for (const { file, markdown } of createSyntheticPages(count)) {
    const target = path.join(docs, `${file}x`);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, markdown);
    const [section = '', chapter = ''] = file.split('/');
    sections.set(section, (sections.get(section) ?? new Set()).add(chapter));
  }
  for (const [section, chapters] of sections) {
    const meta = [...chapters].map((name) => ({
      type: 'dir',
      name,
      label: name,
      collapsible: true,
      collapsed: true,
    }));
    writeFileSync(path.join(docs, section, '_meta.json'), JSON.stringify(meta));
  }
}

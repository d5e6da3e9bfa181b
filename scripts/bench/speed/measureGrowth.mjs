import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createJiti } from 'jiti';
import { copyRepository } from '../copyRepository.mjs';
import { measureRun } from '../measureRun.mjs';
import { readImageSeconds } from '../timeBuild.mjs';
import { buildPeer } from './buildPeer.mjs';
import { createSyntheticPages } from './content/createSyntheticPages.mjs';
import { openSites } from './openSites.mjs';
import { weighLoads } from './weighLoads.mjs';

/** Pages of the larger sites; the first is the content as it is. */
const sizes = [250, 1000];

/**
 * A page of a site of so many pages: gzip bytes of all its JavaScript and of its HTML, seconds of the
 * build, without page images.
 * @typedef {{ site: string, pages: number, scripts: number, html?: number, seconds: number }} GrowthFigures
 */

const jiti = createJiti(import.meta.url);

/**
 * Adds synthetic pages until the site has 250 and 1,000, and weighs the same page in each: of this
 * site at every size, of its peers at the largest one.
 * @param {string} root
 * @param {{
 *   browser: import('@playwright/test').Browser,
 *   peers: readonly import('./readSites.mjs').Peer[],
 *   content: import('./buildPeer.mjs').Content,
 *   file: string,
 * }} options
 * @returns {Promise<GrowthFigures[]>}
 */
export async function measureGrowth(root, { browser, peers, content, file }) {
  const own = content.pages.length;
  /** @type {GrowthFigures[]} */
  const figures = [];
  for (const pages of [own, ...sizes]) {
    console.log(`Building this site with ${pages} pages …`);
    figures.push({
      site: 'ours',
      pages,
      ...(await measureOurs(root, { added: pages - own, file })),
    });
  }
  const pages = sizes.at(-1) ?? own;
  const all = [...content.pages, ...createSyntheticPages(pages - own)];
  for (const peer of peers) {
    console.log(`Building ${peer.name} with ${pages} pages …`);
    const { seconds } = await buildPeer(root, peer, { ...content, pages: all });
    const { sites, close } = await openSites(root, { peers: [peer] });
    try {
      const [weight] = await weighLoads(sites, { browser, files: { typical: file } });
      figures.push({ site: peer.id, pages, scripts: weight?.allScripts ?? Number.NaN, seconds });
    } finally {
      await close();
    }
  }
  return figures;
}

/**
 * @param {string} root
 * @param {{ added: number, file: string }} options
 */
async function measureOurs(root, { added, file }) {
  const copy = copyRepository(root);
  const folder = path.join(copy, 'doc_build');
  try {
    const names = new Set();
    for (const page of createSyntheticPages(added)) {
      const target = path.join(copy, 'docs/en', `${page.file}x`);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, page.markdown);
      names.add(page.file.split('/').slice(0, 2).join('/'));
    }
    writeMeta(path.join(copy, 'docs/en'), [...names]);
    const { code, output, seconds } = await measureRun(
      [path.join(root, 'node_modules/@rspress/core/bin/rspress.js'), 'build'],
      {
        cwd: copy,
        // These pages are nobody's: what is written in them is not checked.
        env: { RSPRESS_PERSISTENT_CACHE: 'false', CHECKED_BESIDE: '1', OUT_DIR: 'doc_build' },
      },
    );
    if (code !== 0) throw new Error(`bench: ${added} pages more could not be built:\n${output}`);
    const { weighPage } =
      /** @type {{ weighPage: (file: string, folder: string) => { scriptsAfterIntent: number } }} */ (
        await jiti.import('../../../tests/support/weighPage.ts')
      );
    const page = file.replace(/\.md$/, '.html');
    return {
      scripts: weighPage(page, folder).scriptsAfterIntent,
      html: gzipSync(readFileSync(path.join(folder, page)), { level: 9 }).length,
      seconds: seconds - (readImageSeconds(output) ?? 0),
    };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * A sidebar for each section, with its chapters closed as a long sidebar of ours has them.
 * @param {string} folder
 * @param {readonly string[]} chapters `section-1/chapter-1`
 */
function writeMeta(folder, chapters) {
  for (const section of new Set(chapters.map((name) => name.split('/')[0] ?? ''))) {
    const entries = chapters
      .filter((name) => name.startsWith(`${section}/`))
      .map((name) => path.basename(name))
      .map((name) => ({ type: 'dir', name, label: name, collapsible: true, collapsed: true }));
    writeFileSync(path.join(folder, section, '_meta.json'), JSON.stringify(entries));
  }
}

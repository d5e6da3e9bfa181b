import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createJiti } from 'jiti';

/**
 * lunr as @easyops-cn/docusaurus-search-local 0.55.3 runs it, the usual local search of Docusaurus: its
 * own functions read the pages, build the five indexes (title, heading, description, keywords, content)
 * and answer, with the options it has by default and the languages `en` and `zh`, which it cuts with
 * jieba. Docusaurus marks the links of headings with the class `hash-link`; those of ours are given it.
 */
const options = {
  language: ['en', 'zh'],
  removeDefaultStopWordFilter: [],
  removeDefaultStemmer: false,
  ignoreCssSelectors: ['button'],
  forceIgnoreNoIndex: false,
};
const searchResultLimits = 8;
const fuzzyMatchingDistance = 1;

const require = createRequire(import.meta.url);
const plugin = path.join(
  path.dirname(require.resolve('@easyops-cn/docusaurus-search-local/package.json')),
  'dist',
);

/** @param {{ pages: { route: string, html: string }[] }} site */
export async function open({ pages }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-lunr-'));
  try {
    const { scanDocuments } = require(`${plugin}/server/server/utils/scanDocuments.js`);
    const { buildIndex } = require(`${plugin}/server/server/utils/buildIndex.js`);
    const files = pages.map(({ route, html }, index) => {
      const filePath = path.join(folder, `${index}.html`);
      writeFileSync(filePath, markHeadings(html));
      return { filePath, url: route, type: 'docs' };
    });
    const json = JSON.stringify(buildIndex(await scanDocuments(files, options), options));
    const searcher = await openWorker(json, folder);
    return {
      indexBytes: gzipSync(json).length,
      async search(query) {
        const results = await searcher.search('/', '', query, searchResultLimits);
        return results.map(({ document }) => document.u + (document.h ?? ''));
      },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const markHeadings = (html) =>
  html.replace(
    /(<h[1-6] id="[^"]*">.*?<a )(?:class="[^"]*" )?(href="#[^"]*"[^>]*><\/a><\/h[1-6]>)/g,
    '$1class="hash-link" $2',
  );

/** The plugin's worker, outside of one: it fetches this index and is called directly. */
async function openWorker(json, folder) {
  let SearchWorker;
  const aliases = {
    comlink: write(
      folder,
      'comlink.mjs',
      'export const expose = (value) => globalThis.__expose(value);',
    ),
    '@generated/@easyops-cn/docusaurus-search-local/default/generated-constants.js': write(
      folder,
      'constants.mjs',
      [
        `export const language = ${JSON.stringify(options.language)};`,
        'export const removeDefaultStopWordFilter = [];',
        `export const fuzzyMatchingDistance = ${fuzzyMatchingDistance};`,
        "export const searchIndexUrl = 'search-index.json';",
      ].join('\n'),
    ),
  };
  const { fetch, location } = globalThis;
  globalThis.__expose = (value) => {
    SearchWorker = value;
  };
  globalThis.fetch = async () => new Response(json);
  globalThis.location = { origin: 'http://localhost' };
  try {
    const jiti = createJiti(import.meta.url, { alias: aliases, moduleCache: false });
    await jiti.import(`${plugin}/client/client/theme/worker.js`);
    const searcher = new SearchWorker();
    await searcher.fetchIndexes('/', '');
    return searcher;
  } finally {
    globalThis.fetch = fetch;
    globalThis.location = location;
    delete globalThis.__expose;
  }
}

function write(folder, name, text) {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

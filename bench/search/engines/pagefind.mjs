import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { close, createIndex } from 'pagefind';

/**
 * Pagefind 1.6.0 as Starlight 0.42.4 sets it up: its own indexer over the finished HTML, its own script
 * and WebAssembly to search, the weights of Starlight's `pagefindRankingWeightsSchema`, and sub-results
 * as its UI shows them: a page, then the three of its sections with most matches. Starlight marks
 * `<main>` with `data-pagefind-body`; here it is the article, and the links of headings and the buttons
 * of code blocks are ignored. Of the files that a browser fetches part by part no one size is told.
 */
const ranking = {
  pageLength: 0.1,
  termFrequency: 0.1,
  termSaturation: 2,
  termSimilarity: 9,
  diacriticSimilarity: 0.8,
};
/** The UI shows five and as many again on request. */
const resultLimit = 10;
const subResultLimit = 3;

/** @param {{ pages: { route: string, html: string }[] }} site */
export async function open({ pages }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-pagefind-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { index, errors } = await createIndex({});
  for (const { route, html } of pages) {
    const added = await index.addHTMLFile({ url: route, content: markBody(html) });
    errors.push(...added.errors);
  }
  const written = await index.writeFiles({ outputPath: folder });
  await close();
  const issues = [...errors, ...written.errors];
  if (issues.length > 0) throw new Error(`pagefind: ${issues.join('\n')}`);
  const pagefind = await load(folder);
  return {
    indexBytes: undefined,
    async search(query) {
      const { results } = await pagefind.search(query);
      const shown = await Promise.all(results.slice(0, resultLimit).map((result) => result.data()));
      return shown.flatMap(listLinks);
    },
  };
}

const markBody = (html) =>
  html
    .replace('<article', '<article data-pagefind-body')
    .replace(/<button/g, '<button data-pagefind-ignore')
    .replace(/<a (?=[^>]*href="#[^>]*><\/a><\/h[1-6]>)/g, '<a data-pagefind-ignore ');

/** Its script outside of a browser, where it searches without a worker and fetches from the disk. */
async function load(folder) {
  const { fetch } = globalThis;
  globalThis.fetch = async (address, ...rest) => {
    const url = new URL(address);
    if (url.protocol !== 'file:') return fetch(address, ...rest);
    return new Response(readFileSync(fileURLToPath(url)));
  };
  const pagefind = await import(pathToFileURL(path.join(folder, 'pagefind.js')).href);
  await pagefind.options({ baseUrl: '/', ranking });
  await pagefind.init();
  return pagefind;
}

/** As `thinSubResults` and the template of pagefind-ui do it. */
function listLinks({ url, sub_results: all }) {
  const rest = all[0]?.url === url ? all.slice(1) : all;
  const most = [...rest]
    .sort((one, other) => other.locations.length - one.locations.length)
    .slice(0, subResultLimit)
    .map((result) => result.url);
  return [url, ...rest.map((result) => result.url).filter((one) => most.includes(one))];
}

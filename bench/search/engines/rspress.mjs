import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { createJiti } from 'jiti';

/**
 * The search that Rspress ships (@rspress/core of the root's package.json): its own PageSearcher with
 * its LocalProvider, that is FlexSearch and then a filter that keeps what holds the whole query
 * literally. The index is the framework's, before our plugin trims it, with code blocks, as it is by
 * default; results are grouped by title as SearchPanel groups them, at most the seven pages for which
 * `match` asks.
 */
const require = createRequire(import.meta.url);
const logic = path.join(
  path.dirname(require.resolve('@rspress/core/package.json')),
  'dist/theme/components/Search/logic/search.js',
);
const pageData = fileURLToPath(new URL('rspressPageData.mjs', import.meta.url));

/** @param {{ language: string, readRawIndex: () => Promise<string> }} site */
export async function open({ language, readRawIndex }) {
  const json = await readRawIndex();
  // Names of its bundle.
  const jiti = createJiti(import.meta.url, { alias: { 'virtual-page-data': pageData } });
  globalThis.__webpack_public_path__ = '/';
  const { PageSearcher } = await jiti.import(logic);
  const searcher = new PageSearcher({ currentLang: language, currentVersion: '' });
  const { fetch } = globalThis;
  globalThis.fetch = async () => new Response(json);
  await searcher.init().finally(() => {
    globalThis.fetch = fetch;
  });
  return {
    indexBytes: gzipSync(json).length,
    async search(query) {
      const [{ result }] = await searcher.match(query);
      const titles = [...new Set(result.map(({ title }) => title))];
      return titles.flatMap((title) =>
        result.filter((item) => item.title === title).map(({ link }) => link),
      );
    },
  };
}

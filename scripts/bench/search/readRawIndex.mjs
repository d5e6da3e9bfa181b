import { existsSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { runCommand } from '../../process/runCommand.mjs';

/**
 * The framework's search index before our plugin trims it, made by the framework from the same pages;
 * kept for as long as the site ships the same index.
 * @param {{ root: string, language: string, config?: string }} source `config` is that of another site
 *   than this
 * @param {string} index what the site ships
 * @returns {Promise<string>}
 */
export async function readRawIndex({ root, language, config = 'rspress.config.ts' }, index) {
  const hash = createHash('sha256').update(config).update(index).digest('hex').slice(0, 16);
  const file = path.join(root, `.reports/search/raw.${hash}.json`);
  if (!existsSync(file)) await write(root, config, file);
  /** @type {{ lang: string }[]} */
  const pages = JSON.parse(readFileSync(file, 'utf8'));
  const json = JSON.stringify(pages.filter(({ lang }) => lang === language));
  const [raw, shipped] = [json, index].map(listRoutes);
  if (raw !== shipped) {
    throw new Error('The built site has other pages than docs/: run "npm run build" first.');
  }
  return json;
}

/**
 * @param {string} root
 * @param {string} config
 * @param {string} file
 */
async function write(root, config, file) {
  const rspress = path.join(root, 'node_modules/@rspress/core/bin/rspress.js');
  const { output } = await runCommand(
    process.execPath,
    [rspress, 'build', '-c', path.join(root, 'bench/search/rawIndex.config.ts')],
    {
      cwd: root,
      env: {
        ...process.env,
        OUT_DIR: '.reports/search/none',
        RSPRESS_PERSISTENT_CACHE: 'false',
        CHECKED_BESIDE: '1',
        SITE_CONFIG: path.join(root, config),
        RAW_INDEX: file,
      },
      isQuiet: true,
    },
  );
  if (!existsSync(file)) throw new Error(`The framework wrote no search index:\n${output}`);
}

/** @param {string} json */
const listRoutes = (json) =>
  JSON.parse(json)
    .map((/** @type {{ routePath: string }} */ { routePath }) => routePath)
    .sort()
    .join('\n');

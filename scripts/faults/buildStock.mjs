import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../process/runCommand.mjs';

/** Pages of ours that are Markdown through and through. */
const pages = ['index', 'quick-start', 'features', 'glossary', 'npm-packages', 'ai'];

/**
 * Builds a few of our pages, from the Markdown that our build gives of them, in the default theme.
 * @param {string} root
 * @param {string} folder
 * @returns {Promise<string>} where the built site is
 */
export async function buildStock(root, folder) {
  const docs = path.join(folder, 'docs');
  const site = path.join(folder, 'site');
  rmSync(folder, { recursive: true, force: true });
  for (const language of ['en', 'zh']) mkdirSync(path.join(docs, language), { recursive: true });
  mkdirSync(path.join(docs, 'en/guide/start'), { recursive: true });
  const built = path.join(root, 'doc_build');
  for (const page of pages) {
    cpSync(
      path.join(built, `guide/start/${page}.md`),
      path.join(docs, `en/guide/start/${page}.md`),
    );
  }
  cpSync(path.join(built, 'index.md'), path.join(docs, 'en/index.md'));
  cpSync(path.join(built, 'zh/index.md'), path.join(docs, 'zh/index.md'));
  const { code, output } = await runCommand(
    process.execPath,
    [
      path.join(root, 'node_modules/@rspress/core/bin/rspress.js'),
      'build',
      '-c',
      path.join(root, 'tests/faults/controls/rspress.config.ts'),
    ],
    { cwd: root, env: { ...process.env, STOCK_DOCS: docs, OUT_DIR: site } },
  );
  // Browsers ask for it on their own.
  cpSync(path.join(built, 'favicon.ico'), path.join(site, 'favicon.ico'));
  if (code !== 0) throw new Error(`The default theme could not be built: ${output}`);
  return site;
}

import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { rspack } from '@rsbuild/core';
import { isRunning } from './isRunning.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** A folder for each process, below packages, as its modules import them. */
const bundles = path.join(root, 'node_modules/.cache/rslib-docs/sources');

/**
 * Imports a module of our TypeScript sources, which Node 20 cannot load itself: Rspack bundles it with all
 * that it imports of ours. A module that two calls share is loaded twice.
 * @param {string} entry relative to the repository's root
 * @returns {Promise<any>} its exports
 * @throws Error that names the file which does not compile
 */
export async function loadSources(entry) {
  mkdirSync(bundles, { recursive: true });
  for (const name of readdirSync(bundles)) {
    if (!isRunning(Number.parseInt(name, 10))) removeFolder(path.join(bundles, name));
  }
  const folder = mkdtempSync(path.join(bundles, `${process.pid}-`));
  process.once('exit', () => removeFolder(folder));
  process.setSourceMapsEnabled(true);
  // Relative: a path that begins with a drive would be taken for that of a package.
  await bundle(`./${entry}`, folder);
  return import(pathToFileURL(path.join(folder, 'main.mjs')).href);
}

/** The checks of the content. @returns {Promise<typeof import('../../build/check/index')>} */
export const loadChecks = () => loadSources('build/check/index.ts');

/** @param {string} folder */
const removeFolder = (folder) => rmSync(folder, { recursive: true, force: true });

/**
 * Writes the entry, and a file for each module of ours that is imported on demand.
 * @param {string} entry
 * @param {string} folder
 */
async function bundle(entry, folder) {
  const compiler = rspack({
    context: root,
    mode: 'none',
    target: 'node20',
    entry,
    devtool: 'inline-cheap-module-source-map',
    output: {
      path: folder,
      filename: '[name].mjs',
      module: true,
      library: { type: 'modern-module' },
      devtoolModuleFilenameTemplate: '[absolute-resource-path]',
    },
    resolve: { extensions: ['.ts', '.js'] },
    // JSON of packages would need an import attribute.
    externals: [/^[^./](?!.*\.json$)/],
    externalsType: 'module-import',
    module: {
      rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', options: { detectSyntax: 'auto' } }],
    },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats?.hasErrors() || stats?.hasWarnings())
    // Of JSON that writers broke, it says that a loader is missing.
    throw new Error(stats.toString('errors-warnings').replace(/\n.*help:.*\n.*loader.*/g, ''));
}

import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { rspack } from '@rslib/core';
import { createHash } from 'node:crypto';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = path.join(root, 'node_modules/.cache/rslib-docs/sources');

/**
 * Imports a module of our TypeScript sources, which Node 20 cannot load itself, as a bundle: five
 * hundred modules compiled one by one take three seconds, the bundler a tenth of one. Called again after
 * a change, it gives what is there by then.
 * @param {string} entry relative to the repository's root
 * @returns {Promise<unknown>} its exports
 */
export async function loadSources(entry) {
  const file = await bundleSources({ root, entry, folder });
  return import(pathToFileURL(file).href);
}

/**
 * Bundles a module and all of ours that it imports; packages stay where they are, and what is imported
 * when it is needed is read then. Gives the path of what to import. Its folder is named by what is in
 * it: copies of the repository share the folder of packages, and another process may run an older one.
 * @param {{ root: string, entry: string, folder: string }} options `entry` is relative to `root`
 * @returns {Promise<string>}
 */
export async function bundleSources({ root, entry, folder }) {
  const name = entry.replaceAll('/', '-').replace(/\.[^.]*$/, '');
  const fresh = path.join(folder, `${name}.${process.pid}`);
  await compile(configure({ root, entry, folder: fresh }));
  const kept = path.join(folder, `${name}.${hashFolder(fresh)}`);
  if (existsSync(kept)) rmSync(fresh, { recursive: true });
  else renameSync(fresh, kept);
  dropOldBundles(folder, kept);
  return path.join(kept, 'index.mjs');
}

/**
 * @param {{ root: string, entry: string, folder: string }} options
 * @returns {import('@rslib/core').Rspack.Configuration}
 */
const configure = ({ root, entry, folder }) => ({
  mode: 'none',
  target: 'node20',
  context: root,
  entry: path.join(root, entry),
  output: {
    path: folder,
    filename: 'index.mjs',
    chunkFilename: '[id].mjs',
    module: true,
    library: { type: 'module' },
  },
  resolve: { extensions: ['.ts', '.mjs', '.js'] },
  externals: [
    ({ request = '' }, answer) => {
      const isOurs = /^[./]|^[a-z]:|\.json$/i.test(request);
      if (isOurs) answer();
      else answer(undefined, `module-import ${request}`);
    },
  ],
  module: {
    rules: [
      {
        test: /\.ts$/,
        type: 'javascript/auto',
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript' },
            target: 'es2022',
            transform: { verbatimModuleSyntax: true },
          },
        },
      },
    ],
  },
  optimization: { minimize: false, moduleIds: 'named', chunkIds: 'deterministic' },
  node: false,
  devtool: false,
});

/**
 * @param {import('@rslib/core').Rspack.Configuration} config
 * @returns {Promise<void>}
 */
function compile(config) {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
        else resolve();
      });
    });
  });
}

/** A day, in ms: no process that has one to load still waits then. */
const lifetime = 24 * 60 * 60 * 1000;

/**
 * Removes bundles that were written long ago.
 * @param {string} folder
 * @param {string} kept path of the one that is about to be loaded, however old
 */
export function dropOldBundles(folder, kept) {
  const oldest = Date.now() - lifetime;
  for (const name of readdirSync(folder)) {
    const place = path.join(folder, name);
    const stats = statSync(place, { throwIfNoEntry: false });
    if (place !== kept && stats && stats.mtimeMs < oldest)
      rmSync(place, { recursive: true, force: true });
  }
}

/**
 * A name for the files of a folder, by their names and contents.
 * @param {string} folder without folders in it
 */
export function hashFolder(folder) {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort()) {
    hash.update(`${name}\0`).update(readFileSync(path.join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

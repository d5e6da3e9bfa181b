import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rslib/core';
import { dropOldBundles } from './dropOldBundles.mjs';
import { hashFolder } from './hashFolder.mjs';

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

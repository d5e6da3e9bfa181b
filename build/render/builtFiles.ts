import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { mergeRsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { createRslib } from '@rslib/core';
import type { UserConfig } from '@rspress/core';
import { languages } from '../../site/site';
import type { Step } from '../rspress/inOrder';

/** A file of ours next to the pages, which Rspress knows nothing of. */
export interface BuiltFile {
  /** Where it is in the output. */
  path: string;
  read: () => string | Promise<string>;
}

export function getFileAddress(
  { path }: Pick<BuiltFile, 'path'>,
  { base = '/', builderConfig }: UserConfig,
) {
  const prefix = builderConfig?.output?.assetPrefix ?? base;
  return `${prefix === 'auto' ? base : prefix}${path}`;
}

/** A name with a hash of the content: hosts keep the file for a year. */
export function nameFile(name: string, text: string): BuiltFile & { text: string } {
  const { name: stem, ext } = path.parse(name);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { path: `static/${ext.slice(1)}/${stem}.${hash}${ext}`, text, read: () => text };
}

/** A script of ours: in dev with the same name each time, and built when a page first requests it. */
export async function makeScript(
  name: string,
  build: () => Promise<string>,
  isProd: boolean,
): Promise<BuiltFile> {
  if (isProd) return nameFile(name, await build());
  let built: Promise<string> | undefined;
  return { path: `static/js/${name}`, read: () => (built ??= build()) };
}

/**
 * A module whose function fetches the data of a language, and those with the data: `name-en`, `name-zh`.
 * These are written when the bundler comes to them, in dev where a page needs them.
 * @param read returns the data of a language
 * @param listSources what it is read from, where that is not in `hashSources`
 */
export function dataModules(
  name: string,
  read: (language: string) => unknown,
  listSources: () => readonly string[] = () => [],
): Pick<Step, 'addRuntimeModules' | 'builderConfig'> {
  const imports = languages.map((language) => `${language}: () => import('${name}-${language}')`);
  const load = `const modules = { ${imports.join(', ')} };
export default async (language) => (await modules[language]()).default;`;
  const toQuery = (language: string) => `?${name}-${language}`;
  const alias = languages.map((one) => [`${name}-${one}`, `${emptyModule}${toQuery(one)}`]);
  const plugin: RsbuildPlugin = {
    name,
    setup(api) {
      for (const language of languages) {
        const resourceQuery = (query: string) => query === toQuery(language);
        api.transform({ test: emptyModule, resourceQuery }, ({ addDependency }) => {
          for (const file of listSources()) addDependency(path.resolve(file));
          return `export default ${JSON.stringify(read(language))};`;
        });
      }
    },
  };
  return {
    addRuntimeModules: () => ({ [name]: load }),
    builderConfig: { resolve: { alias: Object.fromEntries(alias) }, plugins: [plugin] },
  };
}

const emptyModule = path.resolve('build/render/emptyModule.js');

/**
 * A step that adds files next to the pages, and what the scripts of pages know of them.
 * @param prepare returns the files, and for `define` the names that scripts have for their addresses
 */
export function addFiles(
  name: string,
  prepare: (config: UserConfig, isProd: boolean) => Promise<AddedFiles> | AddedFiles,
): Step {
  let files: readonly BuiltFile[] = [];
  return {
    name,
    async config(config, _, isProd) {
      const prepared = await prepare(config, isProd);
      ({ files } = prepared);
      const { define } = prepared;
      const added = { source: { define }, plugins: [serveFiles(files)] };
      return { ...config, builderConfig: mergeRsbuildConfig(config.builderConfig, added) };
    },
    async finishFiles(output) {
      for (const file of files) output.write(file.path, await file.read());
    },
  };
}

interface AddedFiles {
  files: readonly BuiltFile[];
  define: Record<string, string>;
}

/** In `rspress dev` these files are there too. */
export const serveFiles = (files: readonly BuiltFile[]): RsbuildPlugin => ({
  name: `files-in-dev-${files[0]?.path}`,
  apply: 'serve',
  setup(api) {
    api.onBeforeStartDevServer(({ server }) => {
      server.middlewares.use(({ url = '' }, response, next) => {
        const file = files.find(({ path: name }) => url.endsWith(`/${name}`));
        if (!file) return next();
        response.setHeader(
          'Content-Type',
          url.endsWith('.js') ? 'text/javascript' : 'application/json',
        );
        void (async () => response.end(await file.read()))().catch(next);
      });
    });
  },
});

const browsers = readFileSync('.browserslistrc', 'utf8').match(/^\w.*$/gm) ?? [];
const outputFolder = path.resolve('node_modules/.cache/rslib-docs/scripts');

/**
 * Builds a script or worker that is no part of the bundle, with the tool this site is about: one
 * self-contained IIFE, minified, with what the site's pages share as `define`. Returns its text.
 */
export async function bundleScript(
  entry: string,
  define: Record<string, string>,
  alias: Record<string, string | false> = {},
): Promise<string> {
  const root = path.join(outputFolder, path.parse(entry).name);
  const rslib = await createRslib({
    config: {
      logLevel: 'error',
      performance: { buildCache: false, printFileSize: false },
      lib: [
        {
          format: 'iife',
          syntax: browsers,
          source: { entry: { index: entry }, define },
          resolve: { alias },
          output: { target: 'web', minify: true, distPath: { root } },
        },
      ],
    },
  });
  const { close } = await rslib.build();
  await close();
  return (await readFile(path.join(root, 'index.js'), 'utf8')).trim();
}

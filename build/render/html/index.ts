import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { listFiles } from '../../read/files';
import type { Step } from '../../rspress/inOrder';
import { deferScripts, dropSchemeScript, ownStylesOnly } from '../../rspress/template';
import type { BuiltFile } from '../builtFiles';
import { addPageScripts, type BootScripts, buildScripts, getFeatures } from './bootScripts';
import { stylePages } from './pageStyles';

export interface HtmlFirstOptions {
  /** Source of the inline script that every page starts with. */
  headScript: string;
  /** Sources of those that follow it in pages that contain a part, by its `data-part`. */
  partScripts?: Readonly<Record<string, string>>;
}

/**
 * Makes a page readable and usable from its HTML alone: style inline, one small inline script, the
 * framework's scripts only at the reader's first interaction.
 */
export function htmlFirst({ headScript, partScripts = {} }: HtmlFirstOptions): Step {
  let scripts: BootScripts;
  return {
    name: 'html-first',
    async config(config) {
      scripts = await buildScripts(headScript, partScripts, config);
      const { builderConfig = {} } = config;
      return {
        ...config,
        builderConfig: {
          ...builderConfig,
          html: {
            ...builderConfig.html,
            tags: [
              ...[builderConfig.html?.tags ?? []].flat(),
              (tags) => [
                { tag: 'script', head: true, append: false, children: scripts.head },
                ...dropSchemeScript(tags, config.themeConfig?.darkMode),
              ],
            ],
          },
          source: {
            ...builderConfig.source,
            define: {
              ...builderConfig.source?.define,
              ...getFeatures(config),
              SEARCH_WORKER: scripts.searchWorker,
            },
          },
          output: { ...builderConfig.output, inlineStyles: true },
          // Flat rules, as build/render/html/stylesheet.ts reads them.
          tools: { ...builderConfig.tools, lightningcssLoader: { include: { nesting: true } } },
          plugins: [...(builderConfig.plugins ?? []), ownStylesOnly(), serveFiles(scripts.files)],
        },
      };
    },
    finishFiles(files) {
      const pages = new Map(
        files
          .list()
          .filter((name) => name.endsWith('.html'))
          .map((name) => [name, deferScripts(files.read(name), /(?:^|\/)404\.html$/.test(name))]),
      );
      const styled = stylePages(pages, {
        assetPrefix: files.assetPrefix,
        scripts: readScripts(path.resolve(headScript, '../..')),
      });
      for (const [name, html] of styled.pages) {
        files.write(name, addPageScripts(html, scripts));
      }
      for (const { path: name, text } of [...Object.values(styled.stylesheets), ...scripts.files]) {
        files.write(name, text);
      }
    },
  };
}

/** In `rspress dev` these files are there too. */
export const serveFiles = (files: readonly BuiltFile[]): RsbuildPlugin => ({
  name: `files-in-dev-${files[0]?.path}`,
  apply: 'serve',
  setup(api) {
    api.processAssets({ stage: 'additional' }, ({ compilation, sources }) => {
      for (const { path, text } of files) {
        compilation.emitAsset(path, new sources.RawSource(text));
      }
    });
  },
});

const readScripts = (folder: string): string =>
  listFiles(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');

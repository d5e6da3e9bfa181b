import { mergeRsbuildConfig } from '@rsbuild/core';
import type { Step } from '../../rspress/inOrder';
import { deferScripts, dropSchemeScript, ownStylesOnly } from '../../rspress/template';
import { serveFiles } from '../builtFiles';
import { type BootScripts, buildScripts, getFeatures } from './bootScripts';
import { stylePages } from './pageStyles';

/**
 * Makes a page readable and usable from its HTML alone: style inline, one small inline script, the
 * framework's scripts only at the reader's first interaction.
 * @param headScript source of the inline script that every page starts with
 */
export function htmlFirst(headScript: string): Step {
  let scripts: BootScripts;
  return {
    name: 'html-first',
    async config(config, _, isProd) {
      scripts = await buildScripts(headScript, config, isProd);
      const builderConfig = mergeRsbuildConfig(config.builderConfig, {
        html: {
          tags: [
            (tags) => [
              { tag: 'script', head: true, append: false, children: scripts.head },
              ...dropSchemeScript(tags, config.themeConfig?.darkMode),
            ],
          ],
        },
        source: { define: { ...getFeatures(config), SEARCH_WORKER: scripts.searchWorker } },
        output: { inlineStyles: true },
        // Flat rules, as build/render/html/stylesheet.ts reads them.
        tools: { lightningcssLoader: { include: { nesting: true } } },
        plugins: [ownStylesOnly(), serveFiles(scripts.files)],
      });
      return { ...config, builderConfig };
    },
    async finishFiles(files) {
      const pages = new Map(
        files
          .list()
          .filter((name) => name.endsWith('.html'))
          .map((name) => [name, deferScripts(files.read(name), /(?:^|\/)404\.html$/.test(name))]),
      );
      const styled = stylePages(pages, files.assetPrefix);
      for (const [name, html] of styled.pages) {
        files.write(name, html);
      }
      for (const file of [...Object.values(styled.stylesheets), ...scripts.files]) {
        files.write(file.path, await file.read());
      }
    },
  };
}

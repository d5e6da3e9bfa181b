import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { listFiles } from '../../read/files';
import { addPageScripts } from './addPageScripts';
import { addSpeculationRules } from './addSpeculationRules';
import { type BootScripts, buildScripts } from './buildScripts';
import { getFeatures } from './getFeatures';
import { rewriteHtml } from './rewriteHtml';
import { styleOnce } from './styleOnce';

export interface HtmlFirstOptions {
  /** Source of the inline script that every page starts with. */
  headScript: string;
  /** Sources of those that follow it in pages that hold a part, by its `data-part`. */
  partScripts?: Readonly<Record<string, string>>;
}

/**
 * Makes a page readable and usable from its HTML alone: style inline, one small inline script, the
 * framework's scripts only at the reader's first intent (design.md, "HTML first").
 */
export function htmlFirst({ headScript, partScripts = {} }: HtmlFirstOptions): RspressPlugin {
  return {
    name: 'html-first',
    async config(config) {
      const scripts = await buildScripts(headScript, partScripts, config);
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
                ...tags.filter((tag) => !isFrameworkSchemeScript(tag)),
              ],
            ],
          },
          source: {
            ...builderConfig.source,
            define: { ...builderConfig.source?.define, ...getFeatures(config) },
          },
          output: { ...builderConfig.output, inlineStyles: true },
          // Flat rules: PurgeCSS drops nested ones that hold only a state (`&:hover`).
          tools: { ...builderConfig.tools, lightningcssLoader: { include: { nesting: true } } },
          plugins: [
            ...(builderConfig.plugins ?? []),
            ownStylesOnly(),
            scriptsOnIntent(scripts, config.siteOrigin ?? '', path.resolve(headScript, '../..')),
          ],
        },
      };
    },
  };
}

/**
 * The framework's own inline script. Ours owns the colour scheme, under a key that knows the base
 * path; this one would read storage unguarded and under another key.
 */
const isFrameworkSchemeScript = ({ tag, children }: { tag: string; children?: string }): boolean =>
  tag === 'script' && children?.includes('rspress-theme-appearance') === true;

/** Leaves out the framework's global styles: the theme brings its own. */
function ownStylesOnly(): RsbuildPlugin {
  const isFrameworkStyle = (entry: string) =>
    /@rspress[\\/]core[\\/]dist[\\/]theme[\\/]styles[\\/]index\.js$/.test(entry);
  return {
    name: 'own-styles-only',
    setup(api) {
      api.modifyRsbuildConfig((config) => {
        const entries = [config.source?.preEntry ?? []].flat();
        const kept = entries.filter((entry) => !isFrameworkStyle(entry));
        if (kept.length !== entries.length - 1) {
          throw new Error(
            '[htmlFirst] The framework’s style entry was not found among `source.preEntry` ' +
              `(${entries.join(', ')}): it has moved, adapt build/render/html/index.ts.`,
          );
        }
        config.source = { ...config.source, preEntry: kept };
      });
    },
  };
}

/** Rewrites the pages while they are still in memory, so that no half-made file reaches the disk. */
function scriptsOnIntent(boot: BootScripts, origin: string, theme: string): RsbuildPlugin {
  return {
    name: 'scripts-on-intent',
    apply: 'build',
    setup(api) {
      api.processAssets(
        { stage: 'report', environments: ['node'] },
        async ({ assets, compilation, sources, environment }) => {
          const pages = new Map<string, string>();
          for (const [name, asset] of Object.entries(assets)) {
            if (name.endsWith('.html')) pages.set(name, rewriteHtml(asset.source().toString()));
          }
          // Where nothing was rendered, the framework says why.
          if (pages.size === 0) return;
          const { assetPrefix } = environment.config.output;
          const styled = await styleOnce(pages, {
            assetPrefix,
            origin,
            scripts: readScripts(theme),
          });
          for (const [name, html] of styled.pages) {
            const page = addSpeculationRules(addPageScripts(html, boot));
            compilation.updateAsset(name, new sources.RawSource(page));
          }
          for (const { path, text } of [...Object.values(styled.stylesheets), ...boot.files]) {
            compilation.emitAsset(path, new sources.RawSource(text));
          }
        },
      );
    },
  };
}

const readScripts = (folder: string): string =>
  listFiles(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');

import type { RsbuildPlugin } from '@rsbuild/core';
import { rootId, schemeClass } from '../../site/framework';
import { scriptNames } from '../../site/rootData';

/** The script and preload tags that Rspress writes into a page. */
const scriptTag = /<script\b[^>]*\bsrc="([^"]+)"[^>]*><\/script>/g;
const preloadTag = /<link\b[^>]*\brel="preload"[^>]*\bas="script"[^>]*>/g;
const hrefValue = /\bhref="([^"]+)"/;

const meta = (name: string, sources: readonly string[]): string =>
  `<meta name="${name}" content="${sources.join(' ')}">`;

/**
 * Takes the scripts and script preloads of Rspress (2.0.22) out of a page and names them in two
 * `<meta>` tags instead, for the script that loads them at the first interaction
 * (theme/boot/loadReact.ts). What is left is text, style and the inline head script.
 * @param isErrorPage it is shown at other addresses than its own, so what its route preloads is not used
 * @throws Error if the page has no scripts or no root: the template has changed.
 */
export function deferScripts(html: string, isErrorPage = false): string {
  const scripts = [...html.matchAll(scriptTag)].map(([, source = '']) => source);
  const preloads = [...html.matchAll(preloadTag)].flatMap(
    ([tag]) => hrefValue.exec(tag)?.[1] ?? [],
  );
  const missing =
    scripts.length === 0 ? '<script src>' : !html.includes(`id="${rootId}"`) && rootId;
  if (missing) {
    throw new Error(
      `[html] A built page has no ${missing}: the template of Rspress has changed. ` +
        'Look at the emitted HTML and adapt build/rspress/template.ts.',
    );
  }
  const early = isErrorPage ? [] : preloads.filter((source) => !scripts.includes(source));
  return html
    .replace(scriptTag, '')
    .replace(preloadTag, '')
    .replace(
      '</head>',
      () => `${meta(scriptNames.all, scripts)}${meta(scriptNames.preload, early)}</head>`,
    );
}

/**
 * Leaves out the inline script of Rspress (2.0.22) for the color scheme, known by the class that it sets.
 * Ours does it under a key that knows the base path; this one would read storage unguarded and under
 * another key.
 * @param darkMode of the theme: without it, Rspress writes no such script
 */
export function dropSchemeScript<Tag extends { tag: string; children?: string }>(
  tags: readonly Tag[],
  darkMode: unknown,
): Tag[] {
  const kept = tags.filter(
    ({ tag, children }) => tag !== 'script' || !children?.includes(schemeClass),
  );
  if (darkMode !== false && kept.length !== tags.length - 1) {
    throw new Error(
      `[html] No inline script of Rspress sets the class ${schemeClass}: see what now sets its color ` +
        'scheme, and adapt build/rspress/template.ts.',
    );
  }
  return kept;
}

/**
 * Leaves out the global styles of the default theme, which Rspress (2.0.22) puts into `preEntry`: 4 kB
 * in every page, of which this theme needs nothing.
 */
export function ownStylesOnly(): RsbuildPlugin {
  const isDefaultStyle = (entry: string) =>
    /@rspress[\\/]core[\\/]dist[\\/]theme[\\/]styles[\\/]index\.js$/.test(entry);
  return {
    name: 'own-styles-only',
    setup(api) {
      api.modifyRsbuildConfig((config) => {
        const entries = [config.source?.preEntry ?? []].flat();
        const kept = entries.filter((entry) => !isDefaultStyle(entry));
        if (kept.length !== entries.length - 1) {
          throw new Error(
            '[html] The style entry of Rspress is not in `source.preEntry` ' +
              `(${entries.join(', ')}): it has moved, adapt build/rspress/template.ts.`,
          );
        }
        config.source = { ...config.source, preEntry: kept };
      });
    },
  };
}

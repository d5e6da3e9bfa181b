import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { createDocsCheck, type DocsCheckOptions } from './checkDocs';
import { DocsFaultError } from './DocsFaultError';
import { formatFaults } from './formatFaults';
import { showInDev } from './showInDev';
import { findStaleTranslations } from './translation/findStaleTranslations';

/**
 * Checks what writers write. A build with faults stops before it begins; in dev they are shown in
 * the terminal and over the page. Marks translated pages whose source has changed since
 * (`translationIsStale`): after plugins that cut page data down, or the mark is lost.
 */
export function docsCheck(options: DocsCheckOptions): RspressPlugin {
  const { i18nFile, languages, base = process.cwd() } = options;
  const root = path.resolve(options.root);
  const themeFolder = path.resolve(
    options.themeFolder ?? path.join(path.dirname(i18nFile), 'theme'),
  );
  const check = createDocsCheck({ ...options, root, themeFolder });
  const print = (text: string): void => {
    process.stderr.write(`\n[docsCheck]\n${text}\n\n`);
  };
  let staleRoutes: ReadonlySet<string> = new Set();

  return {
    name: 'docs-check',
    config: (config) => allowForeignHosts(config),
    // The first hook after the pages are known and before the framework stumbles over them itself.
    routeGenerated(_routes, isProduction) {
      staleRoutes = new Set(findStaleTranslations(root, languages));
      if (!isProduction) return;
      const faults = check();
      if (faults.some(({ severity }) => severity === 'error')) throw new DocsFaultError(faults);
      if (faults.length > 0) print(formatFaults(faults));
    },
    extendPageData(page) {
      if (staleRoutes.has(page.routePath)) Object.assign(page, { translationIsStale: true });
    },
    builderConfig: {
      plugins: [
        showInDev({
          check,
          base,
          print,
          watched: { files: [path.resolve(i18nFile)], folders: [root, themeFolder] },
        }),
      ],
    },
  };
}

type Config = Parameters<NonNullable<RspressPlugin['config']>>[0];

/** The framework's own link check takes `//host/path` for a page of this site. */
function allowForeignHosts(config: Config): Config {
  const { link } = config.markdown ?? {};
  if (link?.checkDeadLinks !== true && link?.checkDeadLinks !== undefined) return config;
  const checkDeadLinks = { excludes: (url: string) => url.startsWith('//') };
  return { ...config, markdown: { ...config.markdown, link: { ...link, checkDeadLinks } } };
}

import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { createDocsCheck, type DocsCheckOptions } from './checkDocs';
import { compareFaults } from '../../read/faults/compareFaults';
import { DocsFaultError } from '../../read/faults/DocsFaultError';
import type { Fault } from '../../read/faults/Fault';
import { formatFaults } from '../../read/faults/formatFaults';
import type { JoinedCheck } from '../JoinedCheck';
import { showInDev } from './showInDev';
import { findStaleTranslations } from './translation/findStaleTranslations';

/**
 * Checks what writers write. A build with faults stops before it begins; in dev they are shown in
 * the terminal and over the page. Marks translated pages whose source has changed since, for the
 * theme to say so (`translationIsStale`, which trimPageData keeps).
 */
export function docsCheck(
  options: DocsCheckOptions & {
    proof?: JoinedCheck;
    /** Another process does it meanwhile, and a build has nothing to find (scripts/build). */
    isCheckedBeside?: boolean;
  },
): RspressPlugin {
  const { i18nFile, languages, base = process.cwd(), proof, isCheckedBeside } = options;
  const root = path.resolve(options.root);
  const themeFolder = path.resolve(
    options.themeFolder ?? path.join(path.dirname(i18nFile), 'theme'),
  );
  const check = createDocsCheck({ ...options, root, themeFolder });
  const print = (text: string): void => {
    process.stderr.write(`\n[docsCheck]\n${text}\n\n`);
  };
  const stopAtErrors = (faults: readonly Fault[]): void => {
    if (faults.some(({ severity }) => severity === 'error')) throw new DocsFaultError(faults);
    if (faults.length > 0) print(formatFaults(faults));
  };
  let staleRoutes: ReadonlySet<string> = new Set();

  return {
    name: 'docs-check',
    config: (config, _tools, isProduction) => settleLinkChecks(config, isProduction),
    // The first hook after the pages are known and before the framework stumbles over them itself.
    routeGenerated(_routes, isProduction) {
      staleRoutes = new Set(findStaleTranslations(root, languages));
      if (!isProduction || isCheckedBeside) return undefined;
      const faults = check();
      if (!proof) return stopAtErrors(faults);
      return proof
        .checkAll()
        .then((proved) => stopAtErrors([...faults, ...proved].sort(compareFaults)));
    },
    extendPageData(page) {
      if (staleRoutes.has(page.routePath)) Object.assign(page, { translationIsStale: true });
    },
    builderConfig: {
      plugins: [
        showInDev({
          check: () =>
            proof ? [...check(), ...proof.checkQuickly()].sort(compareFaults) : check(),
          base,
          print,
          watched: { files: [path.resolve(i18nFile)], folders: [root, themeFolder] },
        }),
      ],
    },
  };
}

type Config = Parameters<NonNullable<RspressPlugin['config']>>[0];

/**
 * Keeps the framework's own link check as a second guard of builds, except that it takes `//host`
 * for a page of this site, and knows no blocks of code (`#build:bash-L3`). In dev it would say the
 * same without a line.
 */
function settleLinkChecks(config: Config, isProduction: boolean): Config {
  const { markdown } = config;
  const link = isProduction
    ? {
        ...markdown?.link,
        checkDeadLinks: { excludes: (url: string) => url.startsWith('//') },
        checkAnchors: markdown?.link?.checkAnchors && {
          excludes: (url: string) => /#[^#]*:/.test(url),
        },
      }
    : { ...markdown?.link, checkDeadLinks: false, checkAnchors: false };
  const image = isProduction ? markdown?.image : { ...markdown?.image, checkDeadImages: false };
  return { ...config, markdown: { ...markdown, link, image } };
}

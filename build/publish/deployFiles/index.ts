import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { logger, type RspressPlugin } from '@rspress/core';
import { normalizeBase } from '../../../site/normalizeBase';
import type { Redirect } from '../../../site/redirects';
import { buildPolicy } from './buildPolicy';
import { collectInlineCode } from './collectInlineCode';
import { findUnhashedFiles } from './findUnhashedFiles';
import { formatHeadersFile } from './formatHeadersFile';
import { formatNginxConfig } from './formatNginxConfig';
import { formatRedirectsFile } from './formatRedirectsFile';
import { getHeaderRules } from './getHeaderRules';
import { insertMetaPolicy } from './insertMetaPolicy';
import { listFiles } from './listFiles';
import { listRedirects } from './listRedirects';
import { listRoutes } from './listRoutes';

export interface DeployFilesOptions {
  origin: string;
  /** Path the site is served under, such as `/repo/`. */
  base: string;
  redirects: readonly Redirect[];
  /** Another origin that images may come from. */
  assetsOrigin?: string | undefined;
  /** Address of another host that search may ask. */
  searchUrl?: string | undefined;
  /** Writes the policy into each page too, for hosts that send no headers of ours. */
  metaPolicy?: boolean;
}

/**
 * Writes what hosts need beside the pages: `_headers` with a Content-Security-Policy hashed from
 * the built HTML, `_redirects`, `.nojekyll`, and `deploy/nginx.conf` beside the output folder.
 * It reads the HTML after the build, so a plugin that rewrites pages must do so in a hook of the
 * bundler: the framework runs all `afterBuild` hooks at once.
 */
export function deployFiles(options: DeployFilesOptions): RspressPlugin {
  return {
    name: 'deploy-files',
    afterBuild(config, isProd) {
      if (!isProd) return;
      const { lang = 'en', locales = [], outDir = 'doc_build' } = config;
      const otherLanguages = locales.map((locale) => locale.lang).filter((other) => other !== lang);
      writeDeployFiles(path.resolve(outDir), { ...options, defaultLanguage: lang, otherLanguages });
    },
  };
}

interface Languages {
  defaultLanguage: string;
  otherLanguages: readonly string[];
}

function writeDeployFiles(outDir: string, options: DeployFilesOptions & Languages): void {
  const { origin, redirects, metaPolicy = false } = options;
  const base = normalizeBase(options.base);
  const files = listFiles(outDir);
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(path.join(outDir, file), 'utf8') }));
  const unhashed = findUnhashedFiles(files);
  if (unhashed.length > 0) {
    throw new Error(
      `[deployFiles] files under static/ are cached for a year, so their names need a hash:\n  ${unhashed.join('\n  ')}`,
    );
  }

  const policy = buildPolicy(collectInlineCode(pages), options);
  const rules = getHeaderRules(policy, base);
  const allRedirects = listRedirects({
    ...options,
    routes: listRoutes(files),
    redirects,
    warn: (text) => logger.warn(`[deployFiles] ${text}`),
  });
  const errorPages = files.filter((file) => file.endsWith('/404.html'));

  if (metaPolicy) {
    for (const { file, html } of pages) {
      writeFileSync(path.join(outDir, file), insertMetaPolicy(html, policy));
    }
  }
  writeFileSync(path.join(outDir, '_headers'), formatHeadersFile(rules));
  writeFileSync(
    path.join(outDir, '_redirects'),
    formatRedirectsFile(allRedirects, errorPages, base),
  );
  writeFileSync(path.join(outDir, '.nojekyll'), '');
  const deployDir = path.join(path.dirname(outDir), 'deploy');
  mkdirSync(deployDir, { recursive: true });
  writeFileSync(
    path.join(deployDir, 'nginx.conf'),
    formatNginxConfig({ origin, base, rules, redirects: allRedirects, errorPages }),
  );
}

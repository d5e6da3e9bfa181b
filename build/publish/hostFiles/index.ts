import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { logger, type RspressPlugin } from '@rspress/core';
import { normalizeBase } from '../../../site/normalizeBase';
import type { OldPages } from '../../../site/oldAddresses';
import { formatNginxConfig } from './nginxConfig';
import { formatRedirectsFile, listRedirects } from './redirects';
import { buildPolicy, collectInlineCode, insertMetaPolicy } from './securityPolicy';

export interface HostFilesOptions {
  origin: string;
  /** Path the site is served under, such as `/repo/`. */
  base: string;
  oldPages: OldPages;
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
export function hostFiles(options: HostFilesOptions): RspressPlugin {
  return {
    name: 'deploy-files',
    afterBuild(config, isProd) {
      if (!isProd) return;
      const { lang = 'en', locales = [], outDir = 'doc_build' } = config;
      const otherLanguages = locales.map((locale) => locale.lang).filter((other) => other !== lang);
      writeHostFiles(path.resolve(outDir), { ...options, defaultLanguage: lang, otherLanguages });
    },
  };
}

interface Languages {
  defaultLanguage: string;
  otherLanguages: readonly string[];
}

function writeHostFiles(outDir: string, options: HostFilesOptions & Languages): void {
  const { origin, metaPolicy = false } = options;
  const base = normalizeBase(options.base);
  const files = listFiles(outDir);
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(path.join(outDir, file), 'utf8') }));
  const unhashed = findUnhashedFiles(files);
  if (unhashed.length > 0) {
    throw new Error(
      `[hostFiles] files under static/ are cached for a year, so their names need a hash:\n  ${unhashed.join('\n  ')}`,
    );
  }

  const policy = buildPolicy(collectInlineCode(pages), options);
  const rules = getHeaderRules(policy, base);
  const allRedirects = listRedirects({
    ...options,
    routes: listRoutes(files),
    warn: (text) => logger.warn(`[hostFiles] ${text}`),
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

/** Headers of all paths that match a pattern. */
export interface HeaderRule {
  pattern: string;
  headers: readonly (readonly [name: string, value: string])[];
}

/**
 * What every host is told to send. No two rules set one header: hosts join such values instead of
 * letting the later one win. So HTML has no Cache-Control of ours: Netlify and Cloudflare revalidate
 * whatever no rule covers, and the nginx file says it outright.
 */
export function getHeaderRules(policy: readonly string[], base: string): HeaderRule[] {
  return [
    {
      pattern: `${base}*`,
      headers: [
        ['Content-Security-Policy', policy.join('; ')],
        ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
        ['X-Content-Type-Options', 'nosniff'],
        ['X-Frame-Options', 'DENY'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        [
          'Permissions-Policy',
          'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
        ],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
        ['Cross-Origin-Resource-Policy', 'same-site'],
      ],
    },
    {
      pattern: `${base}static/*`,
      headers: [['Cache-Control', 'public, max-age=31536000, immutable']],
    },
  ];
}

/** Text of `_headers`, read by Netlify, Cloudflare and the server of this repository. */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ pattern, headers }) =>
    [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return ['# Generated by the build (build/publish/hostFiles).', ...blocks, ''].join('\n');
}

/**
 * Files under `static/` whose names do not change with their content. Hosts are told to keep
 * everything there for a year, so such a file would be served stale.
 */
export function findUnhashedFiles(files: readonly string[]): string[] {
  return files.filter((file) => file.startsWith('static/') && !/\.[0-9a-f]{8,}\./.test(file));
}

/** All files below a folder, with `/` between names, in an order that no file system decides. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/**
 * Addresses of the pages among the files of a build: `x.html` is `/x`, `x/index.html` is `/x/`.
 * Error pages and the frames of previews (`~…`) have none.
 */
export function listRoutes(files: readonly string[]): string[] {
  return files
    .filter(
      (file) => file.endsWith('.html') && !/(^|\/)404\.html$/.test(file) && !/(^|\/)~/.test(file),
    )
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`);
}

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { absoluteUrl, type SiteAddress } from '../../site/absoluteUrl';
import { normalizeBase } from '../../site/normalizeBase';
import { parseOrigin } from '../../site/parseOrigin';
import { site } from '../../site/site';

export type SiteFilesOptions = SiteAddress &
  Omit<WebManifestInput, 'base'> & { security: SecurityTextInput };

/**
 * Writes `robots.txt`, `manifest.webmanifest`, `sw.js` and `.well-known/security.txt` beside the built pages.
 * @throws Error if `origin` is not an origin.
 */
export function siteFiles({ origin, security, ...options }: SiteFilesOptions): RspressPlugin {
  const address = { origin: parseOrigin(origin), base: options.base };
  const files: Record<string, string> = {
    'robots.txt': robotsTxt(address),
    'manifest.webmanifest': webManifest(options),
    'sw.js': selfRemovingWorker,
    '.well-known/security.txt': securityText(address, security),
  };
  return {
    name: 'site-files',
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const folder = path.resolve(config.outDir ?? 'doc_build');
      await mkdir(path.join(folder, '.well-known'), { recursive: true });
      const writes = Object.entries(files).map(([name, text]) =>
        writeFile(path.join(folder, name), text),
      );
      await Promise.all(writes);
    },
  };
}

/**
 * Lets every robot in and names the sitemap. Unlisted pages are not mentioned: a robot must read their
 * `noindex` to obey it.
 */
export function robotsTxt(address: SiteAddress): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(address, 'sitemap.xml')}\n`;
}

export interface SecurityTextInput {
  /** Where reports are taken, and what is promised for them; secure addresses. */
  contact: string;
  policy: string;
  /** RFC 3339, in UTC. */
  expires: string;
  /** The best first. */
  languages: readonly string[];
}

/** Text of `/.well-known/security.txt`: whom to tell of a hole in the site (RFC 9116). */
export const securityText = (
  address: SiteAddress,
  { contact, policy, expires, languages }: SecurityTextInput,
): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${absoluteUrl(address, '.well-known/security.txt')}`,
    `Policy: ${policy}`,
    '',
  ].join('\n');

export interface WebManifestInput {
  base: string;
  name: string;
  shortName: string;
  description: string;
  language: string;
  themeColor: string;
  backgroundColor: string;
}

/** The site as an installable application (W3C "Web Application Manifest"), as JSON text. */
export function webManifest(input: WebManifestInput): string {
  const base = normalizeBase(input.base);
  const png = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: base + file,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: base,
    name: input.name,
    short_name: input.shortName,
    description: input.description,
    lang: input.language,
    dir: 'ltr',
    start_url: base,
    scope: base,
    display: 'minimal-ui',
    theme_color: input.themeColor,
    background_color: input.backgroundColor,
    icons: [
      { src: `${base}favicon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png('icon-192.png', 192, 'any'),
      png('icon-512.png', 512, 'any'),
      png('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/**
 * `sw.js` for readers whose browser still runs a service worker of an earlier site under that name: it
 * takes the worker's place, clears what it has kept, takes itself away, and loads open pages anew from
 * the server. Caches named after this site stay: they are not the earlier one's.
 */
export const selfRemovingWorker = `// Takes the place of a service worker that an earlier site has left, and goes.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  const names = await caches.keys();
  const others = names.filter((name) => !name.startsWith('${site.name.toLowerCase()}-docs-'));
  await Promise.all(others.map((name) => caches.delete(name)));
  await registration.unregister();
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: false });
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}
`;

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { absoluteUrl, normalizeBase, type SiteAddress } from '../../site/address';
import { securityContact } from '../../site/securityContact';
import { languages, site, siteDescription } from '../../site/site';

/** Writes `robots.txt`, `manifest.webmanifest`, `sw.js` and `.well-known/security.txt` next to the built pages. */
export function siteFiles(address: SiteAddress): RspressPlugin {
  const files: Record<string, string> = {
    // Unlisted pages are not mentioned: a robot must read their `noindex` to obey it.
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(address, 'sitemap.xml')}\n`,
    'manifest.webmanifest': webManifest(address.base),
    'sw.js': selfRemovingWorker,
    '.well-known/security.txt': securityText(address),
  };
  return {
    name: 'site-files',
    async afterBuild(config) {
      const folder = path.resolve(config.outDir ?? 'doc_build');
      await mkdir(path.join(folder, '.well-known'), { recursive: true });
      const writes = Object.entries(files).map(([name, text]) =>
        writeFile(path.join(folder, name), text),
      );
      await Promise.all(writes);
    },
  };
}

/** Whom to tell of a hole in the site (RFC 9116). */
const securityText = (address: SiteAddress): string =>
  [
    `Contact: ${site.repository.url}/${securityContact.form}`,
    `Expires: ${securityContact.expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${absoluteUrl(address, '.well-known/security.txt')}`,
    `Policy: ${site.repository.url}/${securityContact.policy}`,
    '',
  ].join('\n');

/** The site as an installable application (W3C "Web Application Manifest"), as JSON text. */
function webManifest(path: string): string {
  const base = normalizeBase(path);
  const png = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: base + file,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: base,
    name: `${site.name} documentation`,
    short_name: site.name,
    description: siteDescription.en,
    lang: site.defaultLanguage,
    dir: 'ltr',
    start_url: base,
    scope: base,
    display: 'minimal-ui',
    theme_color: site.themeColor.light,
    background_color: site.themeColor.light,
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
 * takes the worker's place, clears what it has kept, takes itself away, and loads open pages again from
 * the server. Caches named after this site stay: they are not the earlier one's.
 */
const selfRemovingWorker = `// Takes the place of a service worker that an earlier site has left, and goes.
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

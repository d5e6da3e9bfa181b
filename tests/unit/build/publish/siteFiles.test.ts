import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import {
  robotsTxt,
  securityText,
  selfRemovingWorker,
  webManifest,
} from '../../../../build/publish/siteFiles';

test('robots.txt names the sitemap of the published site', () => {
  expect(robotsTxt({ origin: 'https://a.b', base: '/docs' })).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://a.b/docs/sitemap.xml\n',
  );
});

interface ManifestShape {
  start_url: string;
  scope: string;
  id: string;
  icons: { src: string; sizes: string }[];
}

const manifest = JSON.parse(
  webManifest({
    base: 'docs',
    name: 'Rslib documentation',
    shortName: 'Rslib',
    description: 'd',
    language: 'en',
    themeColor: '#fff',
    backgroundColor: '#fff',
  }),
) as ManifestShape;

test('the manifest stays within the base', () => {
  const { start_url, scope, id } = manifest;
  expect([start_url, scope, id]).toEqual(['/docs/', '/docs/', '/docs/']);
});

test('every icon of the manifest is a file of docs/public', () => {
  const files = manifest.icons.map(({ src }) => src.replace('/docs/', ''));
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => !existsSync(path.resolve('docs/public', file)))).toEqual([]);
});

test('the worker that takes an earlier one’s place is a script, and keeps the caches of this site', () => {
  expect(() => new Function(selfRemovingWorker)).not.toThrow();
  expect(selfRemovingWorker).toContain("startsWith('rslib-docs-')");
});

test('security.txt has the fields of RFC 9116, and the address it is read at', () => {
  const text = securityText(
    { origin: 'https://a.b', base: '/' },
    {
      contact: 'https://host/repo/security/advisories/new',
      policy: 'https://host/repo/security/policy',
      expires: '2030-01-01T00:00:00Z',
      languages: ['en', 'zh'],
    },
  );
  expect(text.split('\n')).toEqual([
    'Contact: https://host/repo/security/advisories/new',
    'Expires: 2030-01-01T00:00:00Z',
    'Preferred-Languages: en, zh',
    'Canonical: https://a.b/.well-known/security.txt',
    'Policy: https://host/repo/security/policy',
    '',
  ]);
});

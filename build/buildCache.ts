import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { isQuoted } from './components/registry';
import { hashFiles, hashParts, isCacheOn, packageSources } from './read/cache';
import { listFiles } from './read/files';

/**
 * Starts the framework's persistent cache again where something outside of the bundle has changed. The
 * framework knows its routes and menus only: a build with another origin, another version of a plugin
 * or other facts would show pages of the build before.
 * @param digest of files that shape pages without being part of the bundle (`hashSources`)
 * @param settings that shape pages and are in no file
 */
export function buildCache(digest: string, settings: object): RspressPlugin {
  return {
    name: 'build-cache',
    // Naming a digest would turn a cache on again that is off.
    ...(isCacheOn() && {
      builderConfig: {
        performance: { buildCache: { cacheDigest: [JSON.stringify(settings), digest] } },
      },
    }),
  };
}

const isPage = (file: string): boolean => /\.mdx?$/.test(file);

/** Changes with each file that shapes pages without being part of the bundle. */
export function hashSources(docs: string, root: string = process.cwd()): string {
  const files = listFiles(path.join(root, docs)).filter((file) => !isPage(file) || isQuoted(file));
  return hashFiles(root, [
    ...packageSources,
    'build',
    'converter',
    'errorFinder',
    'explorer',
    'packageCheck',
    'site',
    'cases',
    'facts',
    'i18n.json',
    'rspress.config.ts',
    ...files.map((file) => `${docs}/${file}`),
  ]);
}

/** Lines of front matter, and those that are or look like headings, the start of code, or elements. */
const outline = /^---\n[^]*?\n---$|^[\s>]*(?:[#<]|`{3}).*$/gm;

/**
 * Changes with what pages show of others: front matter and headings, which they list and link, and what
 * is checked on them: in dev, where that is not read, what begins code and elements.
 */
export function hashPages(docs: string, checked: readonly object[] = []): string {
  const outlines = listFiles(docs)
    .filter(isPage)
    .flatMap((file) => [
      file,
      ...(readFileSync(path.join(docs, file), 'utf8').match(outline) ?? []),
    ]);
  return hashParts(...outlines, JSON.stringify(checked));
}

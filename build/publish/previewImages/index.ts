import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { logger, type RspressPlugin } from '@rspress/core';
import { absoluteUrl, type SiteAddress } from '../../../site/address';
import { isUnlisted } from '../../read/frontMatter';
import { site } from '../../../site/site';
import { type Card, cardTree, drawCard, drawingVersions, pageCard } from './card';

/** Images of this and earlier builds, by content key. */
const cacheFolder = 'node_modules/.cache/rslib-docs/og';

/**
 * Draws an image of each page for link previews and names it in page data as `ogImage`. List it before
 * headTags(), which reads that. Images are drawn after the build, once per content.
 */
export function previewImages(address: SiteAddress): RspressPlugin {
  const versions = drawingVersions();
  const images = new Map<string, { card: Card; key: string; file: string }>();
  return {
    name: 'preview-images',
    extendPageData(page, isProd) {
      if (!isProd || isUnlisted(page)) return;
      const card = pageCard(page, absoluteUrl(address, page.routePath));
      const key = contentKey(versions, card.lang, cardTree(card));
      const file = imageFile(page.routePath, key);
      images.set(page.routePath, { card, key, file });
      const alt = `${site.name}: ${card.title}`;
      Object.assign(page, { ogImage: { file, alt } });
    },
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const start = performance.now();
      let drawn = 0;
      for (const { card, key, file } of images.values()) {
        const kept = path.join(cacheFolder, `${key}.png`);
        if (!existsSync(kept)) {
          await keepImage(card, kept);
          drawn += 1;
        }
        const target = path.resolve(config.outDir ?? 'doc_build', file);
        await mkdir(path.dirname(target), { recursive: true });
        await copyFile(kept, target);
      }
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      logger.info(`images: ${drawn} drawn, ${images.size - drawn} cached, ${seconds} s`);
    },
  };
}

/** Draws a card into a file; another build that reads at the same time sees all of it or nothing. */
async function keepImage(card: Card, file: string): Promise<void> {
  const { png, missing } = await drawCard(card);
  if (missing.length > 0) {
    logger.warn(`images: no font has ${missing.join(' ')}, left out of "${card.title}"`);
  }
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, png);
  await rename(draft, file);
}

/** Ten hexadecimal digits that hash everything an image is made from. */
export function contentKey(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 10);
}

/** Where a page's image lies in the output: `/zh/guide/` → `static/og/zh-guide.<key>.png`. */
export function imageFile(routePath: string, key: string): string {
  const slug = routePath
    .split('/')
    .filter(Boolean)
    .join('-')
    .replace(/[^\w-]+/g, '_');
  return `static/og/${slug || 'index'}.${key}.png`;
}

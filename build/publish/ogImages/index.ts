import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { logger, type RspressPlugin } from '@rspress/core';
import { absoluteUrl, type SiteAddress } from '../../../site/absoluteUrl';
import { isUnlisted } from '../../../site/isUnlisted';
import { parseOrigin } from '../../../site/parseOrigin';
import { cardSize, cardTree, type CardLook } from './cardTree';
import { drawCard } from './drawCard';
import { drawingVersions } from './fonts';
import { imageCache } from './imageCache';
import { contentKey, imageFile } from './imageFile';
import { pageCard, type Card, type CardFacts } from './pageCard';

export interface OgImagesOptions extends SiteAddress, CardFacts, CardLook {
  /** Routes without an image beside pages that say `unlisted: true`. */
  unlisted?: readonly string[];
  /** Where images are kept between builds. */
  cacheFolder?: string;
}

/** Raise when the bytes change for the same drawing (toPalette, encodePng). */
const encoding = 1;

/**
 * Draws an image of each page for link previews and names it in page data as `ogImage`. List it before
 * headTags(), which reads that. Images are drawn after the build, once per content.
 * @throws Error if `origin` is not an origin.
 */
export function ogImages(options: OgImagesOptions): RspressPlugin {
  const address: SiteAddress = { origin: parseOrigin(options.origin), base: options.base };
  const cache = imageCache(options.cacheFolder ?? 'node_modules/.cache/rslib-docs/og');
  const versions = drawingVersions();
  const images = new Map<string, { card: Card; key: string; file: string }>();

  /** Gives the image's bytes and whether they had to be drawn. */
  async function findOrDraw({ card, key }: { card: Card; key: string }) {
    const cached = await cache.find(key);
    if (cached) return { png: cached, isNew: false };
    const { png, missing } = await drawCard(card, options);
    if (missing.length > 0) {
      logger.warn(`images: no font has ${missing.join(' ')}, left out of "${card.title}"`);
    }
    await cache.keep(key, png);
    return { png, isNew: true };
  }

  return {
    name: 'og-images',
    extendPageData(page, isProd) {
      if (!isProd || isUnlisted(page, options.unlisted)) return;
      const card = pageCard(page, absoluteUrl(address, page.routePath), options);
      const key = contentKey(encoding, versions, card.lang, cardTree(card, options));
      const file = imageFile(page.routePath, key);
      images.set(page.routePath, { card, key, file });
      const alt = `${card.siteName}: ${card.title}`;
      Object.assign(page, { ogImage: { file, alt, ...cardSize } });
    },
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const start = performance.now();
      let drawn = 0;
      for (const { file, ...image } of images.values()) {
        const { png, isNew } = await findOrDraw(image);
        if (isNew) drawn += 1;
        const target = path.resolve(config.outDir ?? 'doc_build', file);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, png);
      }
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      logger.info(`images: ${drawn} drawn, ${images.size - drawn} cached, ${seconds} s`);
    },
  };
}

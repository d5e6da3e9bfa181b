import { gzipSync } from 'node:zlib';
import type { PageWeight } from '../../bench/weighSite.mjs';
import { outputFolder, readBuilt } from './builtSite';
import { getAttribute, getText, type HtmlElement, listElements } from './html';
import { address } from './siteAddress';

const gzipSize = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length;

/** What a built page costs its reader, read from its HTML. */
export function weighPage(file: string, folder: string = outputFolder): PageWeight {
  const html = readBuilt(file, folder);
  const elements = listElements(html);
  const sizeOf = (source: string) =>
    gzipSize(
      readBuilt(new URL(source, address.origin).pathname.slice(address.base.length), folder),
    );
  const sum = (sources: readonly string[]) =>
    sources.reduce((total, source) => total + sizeOf(source), 0);

  const early = [...new Set(elements.flatMap(findEarlyFetch))];
  const styles = elements.filter(({ tagName }) => tagName === 'style').map(getText);
  const onIntent = ['app-scripts', 'app-preload'].flatMap((name) =>
    elements
      .filter((element) => getAttribute(element, 'name') === name)
      .flatMap((meta) => (getAttribute(meta, 'content') ?? '').split(' '))
      .filter(Boolean),
  );
  // Named in the head script, which fetches it after the first paint (theme/boot/captureEvents.ts).
  const afterPaint = html.match(/(?<=")[^"]*\/static\/js\/after-paint\.\w+\.js(?=")/g) ?? [];
  return {
    transfer: gzipSize(html) + sum(early),
    style: gzipSize(styles.join('')) + sum(early.filter((source) => source.endsWith('.css'))),
    requests: 1 + early.length,
    scriptsBeforeIntent: early.filter((source) => source.endsWith('.js')).length,
    scriptsAfterInteraction: sum([...new Set([...afterPaint, ...onIntent])]),
  };
}

/** What the browser fetches as soon as it reads an element; inline data is part of the page. */
function findEarlyFetch(element: HtmlElement): string[] {
  const source = getAttribute(element, 'src');
  switch (element.tagName) {
    case 'script':
      return source ? [source] : [];
    case 'img':
      return source && !source.startsWith('data:') && getAttribute(element, 'loading') !== 'lazy'
        ? [source]
        : [];
    case 'link': {
      const isEarly = /^(stylesheet|preload|modulepreload)$/.test(
        getAttribute(element, 'rel') ?? '',
      );
      return isEarly ? [getAttribute(element, 'href') ?? ''] : [];
    }
    default:
      return [];
  }
}

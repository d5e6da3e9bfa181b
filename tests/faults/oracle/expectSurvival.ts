import { expect } from '@playwright/test';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { resolveRequest } from '../../../scripts/serve/resolveRequest.mjs';
import { getText, listBelow, listElements } from '../../support/html';
import type { World } from '../FaultRow';
import { leftOpen, links } from '../support/siteControls';

/** Longest that a fault may keep the reader from the page, in milliseconds. */
export const timeout = 12_000;

/**
 * What every row must end with: the address that was requested, with the heading and the text that the
 * server wrote for it in sight; nothing left open, nothing run that a fault has brought in.
 */
export async function expectSurvival(world: World, address: string): Promise<void> {
  const { page, site } = world;
  const origin = new URL(site.url).origin;
  await expect
    .poll(() => page.url(), { message: 'the address', timeout })
    .toBe(new URL(origin + address).href);
  const written = readWords(readStaticPage(site.root, address));
  await expect
    .poll(() => page.evaluate(comparePage, written).catch(String), {
      message: 'the page that the server wrote is in sight',
      timeout,
    })
    .toBe('whole');
  await expect(page.locator(leftOpen), 'nothing is left open').toHaveCount(0);
  expect(await page.evaluate(() => '__xss' in window), 'nothing foreign has run').toBe(false);
}

/** The HTML that the site serves at an address, the 404 page where it has none. */
function readStaticPage(root: string, address: string): string {
  const isFile = (file: string) =>
    statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile() ?? false;
  const found = resolveRequest(address.replace(/[?#].*$/, ''), isFile);
  const file =
    found.type === 'file' ? found.file : found.type === 'notFound' ? found.page : undefined;
  if (file === undefined) {
    throw new Error(`${address} is no page: it redirects, or there is no 404.`);
  }
  return readFileSync(path.join(root, file), 'utf8');
}

/** What readers know a page by: its heading and its first paragraph. Read here: the page takes no HTML. */
function readWords(html: string) {
  const elements = listElements(html);
  const heading = elements.find(({ tagName }) => tagName === 'h1');
  const main = elements.find(({ tagName }) => tagName === 'main');
  const first = main && listBelow(main).find(({ tagName }) => tagName === 'p');
  return { heading: heading && getText(heading), text: first ? getText(first) : '' };
}

/** `whole` where the page shows the words that were written, else what is missing. */
function comparePage(written: ReturnType<typeof readWords>): string {
  const root = document.querySelector<HTMLElement>('#__rspress_root');
  if (!root?.childElementCount) return 'blank page';
  const heading = document.querySelector('h1');
  if (!heading?.checkVisibility()) return 'no heading';
  const read = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();
  if (read(heading) !== written.heading) return `the heading is ${heading.textContent}`;
  return read(root).includes(written.text) ? 'whole' : `no text “${written.text}”`;
}

/** The next ordinary click on a link opens another page of the site. */
export async function expectNextClick({ page }: World): Promise<void> {
  const target = await page.evaluate((sidebar) => {
    const isOther = (link: HTMLAnchorElement) =>
      link.origin === location.origin && link.pathname !== location.pathname && !link.target;
    const all = ['main a[rel=next]', sidebar, 'main a[href^="/"]', 'a[href^="/"]']
      .flatMap((selector) => [...document.querySelectorAll<HTMLAnchorElement>(selector)])
      .filter(isOther);
    const link = all.find(({ pathname }) => !/\.\w+$/.test(pathname));
    link?.click();
    return link?.pathname;
  }, links.sidebar);
  if (target === undefined) throw new Error('The page has no link to another one.');
  await expect
    .poll(() => new URL(page.url()).pathname, { message: 'the next click', timeout })
    .toBe(target);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

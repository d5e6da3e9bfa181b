import { expect } from '@playwright/test';
import { getText, listBelow, listElements } from '../../support/htmlTree';
import type { World } from '../World';
import { leftOpen } from '../support/siteControls';
import { readStaticPage } from './readStaticPage';

/** Longest that a fault may keep the reader from the page, in milliseconds. */
export const timeout = 12_000;

/**
 * What every row must end with: the address that was asked for, with the heading and the text that the
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

/** What readers know a page by: its heading and its first paragraph. */
interface PageWords {
  heading: string | undefined;
  text: string;
}

/** Read here, not in the page, whose policy takes no HTML from a test. */
function readWords(html: string): PageWords {
  const elements = listElements(html);
  const heading = elements.find(({ tagName }) => tagName === 'h1');
  const main = elements.find(({ tagName }) => tagName === 'main');
  const first = main && listBelow(main).find(({ tagName }) => tagName === 'p');
  return { heading: heading && getText(heading), text: first ? getText(first) : '' };
}

/** `whole` where the page shows the words that were written, else what is missing. */
function comparePage(written: PageWords): string {
  const root = document.querySelector<HTMLElement>('#__rspress_root');
  if (!root?.childElementCount) return 'blank page';
  const heading = document.querySelector('h1');
  if (!heading?.checkVisibility()) return 'no heading';
  const read = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();
  if (read(heading) !== written.heading) return `the heading is ${heading.textContent}`;
  return read(root).includes(written.text) ? 'whole' : `no text “${written.text}”`;
}

/** The next ordinary click on a link leads on to another page of the site. */
export async function expectNextClick({ page, site }: World): Promise<void> {
  const target = await page.evaluate((sidebar) => {
    const isOther = (link: HTMLAnchorElement) =>
      link.origin === location.origin && link.pathname !== location.pathname && !link.target;
    const links = ['main a[rel=next]', sidebar, 'main a[href^="/"]', 'a[href^="/"]']
      .flatMap((selector) => [...document.querySelectorAll<HTMLAnchorElement>(selector)])
      .filter(isOther);
    const link = links.find(({ pathname }) => !/^\/print|\.\w+$/.test(pathname));
    link?.click();
    return link?.pathname;
  }, site.controls.links.sidebar);
  if (target === undefined) throw new Error('The page has no link to another one.');
  await expect
    .poll(() => new URL(page.url()).pathname, { message: 'the next click', timeout })
    .toBe(target);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

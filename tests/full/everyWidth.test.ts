import type { Page } from '@playwright/test';
import { findOverflow } from '../support/findOverflow';
import { routes } from '../support/routes';
import { expect, test } from '../support/test';

const narrowest = 320;
const widest = 1440;
const holder = '/holder-of-one-frame';

/**
 * Shows a page in a frame, whose width is its viewport: a script can change it without the browser's
 * help, four times as often a second. Pages of this site may stand in no frame: that header is left out.
 */
async function openInFrame(page: Page, route: string) {
  await page.route(`**${holder}`, (held) =>
    held.fulfill({ contentType: 'text/html', body: '<!doctype html><title>One frame</title>' }),
  );
  await page.route(
    ({ pathname }) => pathname === route,
    async (asked) => {
      const response = await asked.fetch();
      const {
        'content-security-policy': _,
        'x-frame-options': __,
        ...headers
      } = response.headers();
      await asked.fulfill({ response, headers });
    },
  );
  await page.goto(holder);
  await page.evaluate(async (src) => {
    const frame = document.createElement('iframe');
    frame.style.cssText = 'position: fixed; inset: 0; block-size: 900px; border: 0';
    frame.src = src;
    document.body.append(frame);
    await new Promise((resolve) => frame.addEventListener('load', resolve));
  }, route);
  const [, frame] = page.frames();
  if (!frame) throw new Error('The page holds no frame.');
  return frame;
}

/** The widths at which the page in the frame can be pushed sideways, and by what at the first. */
async function findFaults(page: Page, route: string) {
  const frame = await openInFrame(page, route);
  const widths = await page.evaluate(
    ([least, most]) => {
      const element = document.querySelector('iframe');
      const root = element?.contentDocument?.documentElement;
      if (!element || !root) throw new Error('The frame cannot be read.');
      const found: number[] = [];
      for (let width = least; width <= most; width++) {
        element.style.inlineSize = `${width}px`;
        if (root.clientWidth !== width) throw new Error(`${root.clientWidth} is not ${width}.`);
        if (root.scrollWidth > width) found.push(width);
      }
      return found;
    },
    [narrowest, widest] as const,
  );
  const [first] = widths;
  if (first === undefined) return { widths };
  await page.locator('iframe').evaluate((element, width) => {
    element.style.inlineSize = `${width}px`;
  }, first);
  return { widths, first: await frame.evaluate(findOverflow) };
}

for (const { route } of routes) {
  test(`${route} fits every single width`, async ({ page }) => {
    expect(await findFaults(page, route)).toEqual({ widths: [] });
  });
}

test('what is too wide for some widths is found at each of them', async ({ page }) => {
  const route = '/guide/start/glossary';
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const wide = document.createElement('div');
      wide.style.cssText = 'inline-size: 400px; block-size: 1px';
      document.body.prepend(wide);
    });
  });
  const { widths, first } = await findFaults(page, route);
  expect(widths.at(0)).toBe(narrowest);
  expect(widths.at(-1)).toBe(399);
  expect(first?.culprits[0]).toContain('400px');
});

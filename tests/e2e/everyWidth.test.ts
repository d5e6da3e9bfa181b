import type { Page } from '@playwright/test';
import { findOverflow } from '../support/findOverflow';
import { sampleRoutes } from '../support/routes';
import { sample } from '../support/sample';
import { expect, test } from '../support/test';

const [narrowest, widest] = [320, 1440];
const widths = Array.from({ length: widest - narrowest + 1 }, (_, index) => narrowest + index);
const holder = '/holder-of-one-frame';

/**
 * The widths at which a page can be pushed sideways, and by what at the first. It is shown in a frame, whose
 * width is its viewport: a script can change it without the browser's help, four times as often a second.
 * Pages of this site may be in no frame: the policy is left out.
 */
async function findIssues(page: Page, route: string, wanted: readonly number[]) {
  await page.route(`**${holder}`, (held) =>
    held.fulfill({ contentType: 'text/html', body: '<!doctype html><title>One frame</title>' }),
  );
  await page.route(
    ({ pathname }) => pathname === route,
    async (asked) => {
      const response = await asked.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      await asked.fulfill({ response, headers });
    },
  );
  await page.goto(holder);
  const found = await page.evaluate(
    async ([src, all]) => {
      const frame = document.createElement('iframe');
      frame.style.cssText = 'position: fixed; inset: 0; block-size: 900px; border: 0';
      frame.src = src;
      document.body.append(frame);
      await new Promise((resolve) => frame.addEventListener('load', resolve));
      const root = frame.contentDocument?.documentElement;
      if (!root) throw new Error('The frame cannot be read.');
      const isTooWide = (width: number) => {
        frame.style.inlineSize = `${width}px`;
        if (root.clientWidth !== width) throw new Error(`${root.clientWidth} is not ${width}.`);
        return root.scrollWidth > width;
      };
      const issues = all.filter(isTooWide);
      if (issues[0] !== undefined) isTooWide(issues[0]);
      return issues;
    },
    [route, wanted] as const,
  );
  return { found, first: await page.frames()[1]?.evaluate(findOverflow) };
}

for (const { route } of sampleRoutes(4)) {
  test(`${route} fits every width from 320 to 1440`, async ({ page }) => {
    test.slow();
    const { found, first } = await findIssues(page, route, sample(widths, 60));
    expect({ found, first }).toEqual({ found: [], first: undefined });
  });
}

for (const route of ['/config/lib/format', '/zh/config/lib/format']) {
  test(`${route} has its bar in one line, whole, from 1025 to 1440 px`, async ({ page }) => {
    await page.goto(route);
    const cut: string[] = [];
    for (const width of sample(
      widths.filter((one) => one > 1024),
      24,
    )) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.getByRole('banner').evaluate((bar) =>
        [...bar.querySelectorAll('a, button')]
          .filter((control) => control.checkVisibility() && control.clientHeight > 0)
          .filter((control) => {
            const { top, bottom, left, right } = control.getBoundingClientRect();
            const isInside = top >= 0 && bottom <= bar.clientHeight && left >= 0;
            const isCut =
              getComputedStyle(control).overflowX === 'hidden' &&
              control.scrollWidth > control.clientWidth;
            return !isInside || right > innerWidth || isCut;
          })
          .map(({ textContent }) => textContent),
      );
      cut.push(...found.map((name) => `${width}: ${name}`));
    }
    expect(cut).toEqual([]);
  });
}

test('what is too wide for some widths is found at each of them', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const wide = document.createElement('div');
      wide.style.cssText = 'inline-size: 400px; block-size: 1px';
      document.body.prepend(wide);
    });
  });
  const { found, first } = await findIssues(page, '/guide/start/glossary', [320, 399, 400, 401]);
  expect(found).toEqual([320, 399]);
  expect(first?.culprits[0]).toContain('400px');
});

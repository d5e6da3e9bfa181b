import type { Page } from '@playwright/test';
import { hydrate } from '../support/hydrate';
import { everyPageType } from '../support/everyPageType';
import { rewriteHtml } from '../support/rewriteHtml';
import { expect, test } from '../support/test';
import { sample } from '../support/sample';

/** Takes every rule away: sheets, `<style>` and `style` attributes. */
async function takeStyle(page: Page): Promise<void> {
  await rewriteHtml(page, (html) =>
    html
      .replace(/<style>[^]*?<\/style>/g, '')
      .replace(/<link\b[^>]*stylesheet[^>]*>/g, '')
      .replace(/ style=(?:"[^"]*"|'[^']*'|[^\s>]+)/g, ''),
  );
  await page.route(/\.css$/, (route) => route.abort());
}

/** What is bigger than the drawing of a picture may be. */
const listGiants = () =>
  [...document.querySelectorAll<SVGElement>('svg')]
    .filter((svg) => svg.checkVisibility() && !svg.closest('figure'))
    .map((svg) => ({ width: svg.getBoundingClientRect().width, html: svg.outerHTML.slice(0, 90) }))
    .filter(({ width }) => width > 64);

/** Headings that stand before the title, and levels that are skipped after it. */
const listMisplacedHeadings = () => {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) =>
    heading.checkVisibility(),
  );
  const level = (heading: Element | undefined) => Number(heading?.tagName[1] ?? 0);
  return headings
    .filter((heading, index) => level(heading) > level(headings[index - 1]) + 1)
    .map((heading) => heading.outerHTML.slice(0, 90));
};

for (const [type, route] of sample(Object.entries(everyPageType), 3)) {
  test(`a page without any style can be read in its order: ${type}`, async ({
    page,
    expectFailures,
  }) => {
    expectFailures(/\.css/, /^console error: Failed to load resource/);
    await takeStyle(page);
    await page.goto(route);
    // What browsers give a page that says nothing.
    expect(await page.evaluate(() => getComputedStyle(document.body).marginLeft)).toBe('8px');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(listGiants)).toEqual([]);
    expect(await page.evaluate(listMisplacedHeadings)).toEqual([]);
    // The way past the links of the bar comes first.
    const first = await page.evaluate(() =>
      document.querySelector('a[href], button, summary')?.getAttribute('href'),
    );
    expect(first).toBe('#content');
    await expect(page.locator('#content h1').first()).toBeVisible();

    await hydrate(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(listGiants)).toEqual([]);
  });
}

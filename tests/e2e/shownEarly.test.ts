import type { Locator } from '@playwright/test';
import { heading, link, listDoubledIds, open, rest, route, unseen } from '../support/unseenPage';
import { expect, test } from '../support/test';

// Where nothing fades, the browser shows a page that is drawn before React exchanges the pages.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the reader sees a page that is drawn with the next frame, before React exchanges the pages, and nothing moves then', async ({
  page,
}) => {
  await open(page);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await rest(link(page));
  const title = await unseen(page).locator('h1').textContent();
  const seen = await clickAndLook(link(page));
  expect(seen.map(({ titles }) => titles)).toEqual(seen.map(() => [title]));
  expect(seen[0]?.path).toBe(route);
  expect(new Set(seen.map(({ top }) => top)).size).toBe(1);
  expect(seen.map(({ scrolled }) => scrolled)).toEqual(seen.map(() => 0));
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL(/\/guide\/basic\/typescript$/);
  await expect(page.locator('[data-top], [data-unseen]')).toHaveCount(0);
  expect(await listDoubledIds(page)).toEqual([]);
  await page.goBack();
  await expect(heading(page)).toHaveText('Output format');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

test('what is pressed is shown as soon as it is drawn', async ({ page }) => {
  await open(page);
  await link(page).evaluate((element: HTMLElement) => {
    element.dispatchEvent(
      new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerType: 'mouse' }),
    );
  });
  await link(page).evaluate((element: HTMLElement) => element.click());
  await expect(heading(page)).toHaveText('TypeScript');
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.locator('[data-top], [data-unseen]')).toHaveCount(0);
});

test('who goes elsewhere before the pages are exchanged gets there', async ({ page }) => {
  await open(page);
  await rest(link(page));
  const other = link(page, 'Output structure');
  await other.evaluate((element: HTMLElement) => {
    const [first] = document.querySelectorAll<HTMLElement>('a[href="/guide/basic/typescript"]');
    first?.click();
    element.click();
  });
  await expect(heading(page)).toHaveText(/Output structure/i);
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page).toHaveURL(/\/guide\/basic\/output-structure$/);
  await expect(page.locator('[data-unseen]')).toHaveCount(0);
});

test('a page goes back to what it was where the reader goes back before the exchange', async ({
  page,
}) => {
  await open(page, '/guide/basic/cli');
  await link(page, 'Output format').click();
  await expect(heading(page)).toHaveText('Output format');
  await rest(link(page));
  await link(page).evaluate((element: HTMLElement) => {
    element.click();
    // As the browser says it when the reader has gone back.
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.waitForTimeout(500);
  await expect(heading(page)).toHaveText('Output format');
  await expect(page).toHaveURL(/\/guide\/basic\/output-format$/);
  await expect(page.locator('#content')).not.toHaveAttribute('data-unseen');
});

test('a page in the background, which gets no frames, is exchanged all the same', async ({
  page,
}) => {
  await open(page);
  await rest(link(page));
  await link(page).evaluate((element: HTMLElement) => {
    window.requestAnimationFrame = () => 0;
    element.click();
  });
  await expect(page).toHaveURL(/\/guide\/basic\/typescript$/);
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('main')).toHaveCount(1);
});

test('a link to a section of a page that is drawn leads to the section', async ({ page }) => {
  await open(page, '/config/');
  const target = page.getByRole('main').locator('a[href^="/config/"][href*="#"]').last();
  await rest(target);
  const hash = new URL(await target.evaluate((element: HTMLAnchorElement) => element.href)).hash;
  await target.click();
  await expect(page).toHaveURL(new RegExp(`${hash}$`));
  const section = page.locator(`[id="${hash.slice(1)}"]`);
  await expect(section).toBeInViewport();
  await expect(page.locator('[data-top], [data-unseen]')).toHaveCount(0);
});

/** Notes what is seen in the frames after a click on a link of the page tree, and whether React is done. */
const clickAndLook = (target: Locator) =>
  target.evaluate(async (element: HTMLElement) => {
    const seen: { titles: (string | null)[]; path: string; top: number; scrolled: number }[] = [];
    const look = () => {
      const titles = [...document.querySelectorAll('h1')].filter((title) =>
        title.checkVisibility(),
      );
      seen.push({
        titles: titles.map(({ textContent }) => textContent),
        path: location.pathname,
        top: Math.round(titles[0]?.getBoundingClientRect().top ?? 0),
        scrolled: window.scrollY,
      });
    };
    element.click();
    for (let frame = 0; frame < 8; frame++) {
      await new Promise(requestAnimationFrame);
      look();
    }
    return seen;
  });

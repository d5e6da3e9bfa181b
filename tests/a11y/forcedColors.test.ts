import type { Page } from '@playwright/test';
import { pageTypes } from '../support/pageTypes';
import { expect, test } from '../support/test';
import { sample } from '../support/sample';

/** Controls that have neither border nor text nor picture in the colors of the reader. */
const listInvisible = (page: Page) =>
  page.locator('button, summary, input, select, [role=tab]').evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const style = getComputedStyle(control);
        // Said, but not shown.
        if (control.getBoundingClientRect().width <= 1) return false;
        const hasBorder =
          Number.parseFloat(style.borderTopWidth) > 0 &&
          style.borderTopColor !== style.backgroundColor;
        // The browser draws its own boxes, and marks them, in the colors of the reader.
        const isNative = control.matches('[type=checkbox], [type=radio]');
        if (isNative && style.appearance !== 'none') return false;
        const liesOverImage = control.parentElement?.querySelector(':scope > img') != null;
        const hasText = (control as HTMLElement).innerText.trim() !== '';
        const hasPicture = [...control.querySelectorAll('svg')].some((picture) => {
          const { stroke, fill, color, display } = getComputedStyle(picture);
          const ink = [stroke, fill, color].filter((value) => value !== 'none');
          return display !== 'none' && ink.some((value) => value !== style.backgroundColor);
        });
        return !hasBorder && !hasText && !hasPicture && !liesOverImage;
      })
      .map((control) => control.outerHTML.slice(0, 160)),
  );

/** What is current or chosen and looks like its neighbors that are not. */
const listAlike = (page: Page) =>
  page.locator('nav [aria-current], [role=tab][aria-selected=true]').evaluateAll((chosen) => {
    const read = (element: Element) => {
      const looks = [element, element.parentElement ?? element].flatMap((one) =>
        [null, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(one, pseudo);
          const { content, color, backgroundColor, fontWeight, textDecorationLine } = style;
          const lines = [style.borderInlineStart, style.borderBlockEnd, style.outline];
          return [content, color, backgroundColor, fontWeight, textDecorationLine, ...lines];
        }),
      );
      return JSON.stringify(looks);
    };
    return chosen
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const list = element.closest('ul, ol, [role=tablist]');
        const other = [...(list?.querySelectorAll(element.tagName) ?? [])].find(
          (one) =>
            one.getAttribute('aria-selected') !== 'true' &&
            !one.hasAttribute('aria-current') &&
            one.className === element.className,
        );
        return other !== undefined && read(other) === read(element);
      })
      .map((element) => element.outerHTML.slice(0, 160));
  });

for (const [type, route] of sample(Object.entries(pageTypes), 2)) {
  test(`in forced colors controls are seen and choices stand out: ${type}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(route);
    for (const width of sample([390, 1440], 1)) {
      await page.setViewportSize({ width, height: 900 });
      expect(await listInvisible(page), `${width} px`).toEqual([]);
      expect(await listAlike(page), `${width} px`).toEqual([]);
    }
  });
}

test('these checks find an invisible control and an unmarked choice', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/guide/start/');
  await page.evaluate(() => {
    const list = document.createElement('div');
    list.role = 'tablist';
    for (const isChosen of [true, false]) {
      const tab = document.createElement('button');
      tab.role = 'tab';
      tab.ariaSelected = String(isChosen);
      tab.textContent = 'Tab';
      list.append(tab);
    }
    const blank = document.createElement('button');
    Object.assign(blank.style, { border: '0', inlineSize: '40px', blockSize: '40px' });
    document.querySelector('main h1')?.after(list, blank);
  });
  expect(await listInvisible(page)).toHaveLength(1);
  expect(await listAlike(page)).toHaveLength(1);
});

test('the rules for forced colors come with them, also while the page is open', async ({
  page,
}) => {
  await page.goto('/guide/start/');
  const style = page.locator('link[rel=stylesheet][href*="/site."]');
  await expect(style).toHaveCount(0);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(style).toHaveCount(1);
});

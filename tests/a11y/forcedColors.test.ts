import { pageTypes } from '../support/pageTypes';
import { expect, test } from '../support/test';

for (const [type, route] of Object.entries(pageTypes)) {
  test(`in forced colours every control is seen, and what is current or chosen stands out: ${type}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(route);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const unseen = await page
        .locator('button, summary, input, select, [role=tab]')
        .evaluateAll((controls) =>
          controls
            .filter((control) => control.checkVisibility({ visibilityProperty: true }))
            .filter((control) => {
              const style = getComputedStyle(control);
              const { width: wide } = control.getBoundingClientRect();
              if (wide <= 1) return false;
              const hasBorder =
                Number.parseFloat(style.borderTopWidth) > 0 &&
                style.borderTopColor !== style.backgroundColor;
              const hasText = (control as HTMLElement).innerText.trim() !== '';
              const hasPicture = [...control.querySelectorAll('svg')].some((picture) => {
                const { stroke, fill, color, display } = getComputedStyle(picture);
                const ink = [stroke, fill, color].filter((value) => value !== 'none');
                return display !== 'none' && ink.some((value) => value !== style.backgroundColor);
              });
              return !hasBorder && !hasText && !hasPicture;
            })
            .map((control) => control.outerHTML.slice(0, 160)),
        );
      expect(unseen, `${width} px`).toEqual([]);
      const alike = await page
        .locator('nav [aria-current], [role=tab][aria-selected=true]')
        .evaluateAll((chosen) => {
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
      expect(alike, `${width} px`).toEqual([]);
    }
  });
}

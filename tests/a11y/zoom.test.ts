import { findOverflow } from '../support/findOverflow';
import { hydrate } from '../support/hydrate';
import { pageTypes } from '../support/pageTypes';
import { expect, test } from '../support/test';
import { sample } from '../support/sample';

/** A window of 1280 by 1024 px at 400 %: WCAG 1.4.10. */
const zoomed = { width: 320, height: 256 };

/** What readers may set without losing anything: WCAG 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/** Passages of the main text that are drawn. Runs in the page. */
const listTexts = () => {
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (!textContent?.trim() || !parentElement?.checkVisibility()) continue;
    // What opens the outline and the pages where there is no room for them next to the text.
    if (parentElement.closest('[popover], [popovertarget], nav, aside')) continue;
    texts.push(textContent.trim());
  }
  return texts;
};

/** Share of the window's height that stays in place while the text scrolls. Runs in the page. */
const readCovered = () => {
  const rows = Array.from({ length: window.innerHeight }, (_, y) => y);
  const isKept = (y: number) => {
    for (
      let element = document.elementFromPoint(window.innerWidth / 2, y);
      element;
      element = element.parentElement
    ) {
      if (/fixed|sticky/.test(getComputedStyle(element).position)) return true;
    }
    return false;
  };
  return rows.filter(isKept).length / rows.length;
};

/** Texts that are cut by a box that cannot be scrolled, or drawn over one another. Runs in the page. */
const listCollisions = () => {
  const found: string[] = [];
  const boxes: { element: Element; area: DOMRect }[] = [];
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const words = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const { overflowX, overflowY, clipPath, position } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    // Text for screen readers only is cut on purpose.
    if (clipPath !== 'none' || width <= 1 || height <= 1) continue;
    const head = element.closest('thead');
    if (head && getComputedStyle(head).clipPath !== 'none') continue;
    const isCut =
      (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 2) ||
      (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 2);
    if (isCut && element.innerText.trim() && element !== document.body) {
      found.push(`cut: ${element.outerHTML.slice(0, 120)}`);
    }
    if (words.length === 0 || element.closest('pre, svg, [popover]')) continue;
    if (/fixed|sticky/.test(position)) continue;
    for (const word of words) {
      const range = document.createRange();
      range.selectNodeContents(word);
      // What a table that scrolls sideways keeps back is not drawn over what is next to it.
      const end = element.closest('div:has(> table)')?.getBoundingClientRect().right ?? Infinity;
      for (const { left, top, width: wide, height: high } of range.getClientRects()) {
        const seen = Math.max(0, Math.min(wide, end - left));
        // The box of some fonts, Chinese ones above all, is far higher than their letters.
        const letters = Math.min(high, 1.2 * parseFloat(getComputedStyle(element).fontSize));
        boxes.push({ element, area: new DOMRect(left, top + (high - letters) / 2, seen, letters) });
      }
    }
  }
  const inBars = (element: Element) => {
    for (let one: Element | null = element; one; one = one.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(one).position)) return true;
    }
    return false;
  };
  const free = boxes.filter(({ element }) => !inBars(element));
  free.forEach(({ element, area }, index) => {
    for (const other of free.slice(index + 1)) {
      const across = Math.min(area.right, other.area.right) - Math.max(area.left, other.area.left);
      const down = Math.min(area.bottom, other.area.bottom) - Math.max(area.top, other.area.top);
      // A third of a line: the box of a line is higher than its letters.
      if (across > 2 && down > area.height / 3 && element !== other.element) {
        const texts = [element, other.element].map(({ textContent }) => textContent?.slice(0, 40));
        found.push(`over one another: ${texts.join(' | ')}`);
      }
    }
  });
  return [...new Set(found)].slice(0, 10);
};

for (const [type, route] of sample(Object.entries(pageTypes), 2)) {
  test(`at 400 % and with wide text spacing nothing is lost: ${type}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1024 });
    await page.goto(route);
    const whole = await page.evaluate(listTexts);
    expect(whole.length).toBeGreaterThan(3);

    await page.setViewportSize(zoomed);
    expect(await page.evaluate(findOverflow)).toBeUndefined();
    const left = new Set(await page.evaluate(listTexts));
    expect(whole.filter((text) => !left.has(text))).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    await hydrate(page);
    await expect.poll(() => page.evaluate(readCovered)).toBeLessThanOrEqual(0.2);

    for (const viewport of [zoomed, { width: 1280, height: 1024 }]) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => {
        window.scrollTo(0, 0);
        document.adoptedStyleSheets = [];
      });
      const before = await page.evaluate(listCollisions);
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets = [sheet];
      }, spacing);
      expect(await page.evaluate(findOverflow), `${viewport.width} px`).toBeUndefined();
      const after = await page.evaluate(listCollisions);
      expect({ before, after }, `${viewport.width} px`).toEqual({ before: [], after: [] });
    }
  });
}

test('what is cut, drawn over or covered is seen by these checks', async ({ page }) => {
  await page.setViewportSize(zoomed);
  await page.goto('/guide/start/');
  expect(await page.evaluate(listCollisions)).toEqual([]);
  const before = await page.evaluate(listTexts);
  await page.evaluate(() => {
    const plant = (text: string, style: Partial<CSSStyleDeclaration>) => {
      const paragraph = document.createElement('p');
      paragraph.textContent = text;
      Object.assign(paragraph.style, style);
      document.querySelector('main h1')?.after(paragraph);
    };
    plant('over', { marginBlockStart: '-1.5em', lineHeight: '1.5' });
    plant('under', { marginBlockEnd: '0', lineHeight: '1.5' });
    plant('cut '.repeat(40), { overflow: 'hidden', blockSize: '1em' });
    const bar = document.createElement('div');
    Object.assign(bar.style, { position: 'fixed', inset: '60px 0 0 0' });
    document.body.append(bar);
    Object.assign(document.querySelector<HTMLElement>('main h2')?.style ?? {}, { display: 'none' });
  });
  const found = await page.evaluate(listCollisions);
  expect(found.some((issue) => issue.startsWith('cut: '))).toBe(true);
  expect(found.some((issue) => issue.startsWith('over one another: '))).toBe(true);
  expect(await page.evaluate(readCovered)).toBeGreaterThan(0.5);
  const after = new Set(await page.evaluate(listTexts));
  expect(before.filter((text) => !after.has(text))).not.toEqual([]);
});

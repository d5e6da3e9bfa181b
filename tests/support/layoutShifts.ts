import type { Page } from '@playwright/test';

interface ShiftEntry extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** How far something moved that the reader did not move, and what. */
interface Shift {
  value: number;
  nodes: string[];
}

/** Notes layout shifts in the next documents of a page. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as ShiftEntry[]) {
        const nodes = sources.map(({ node }) =>
          String((node as Element | null)?.outerHTML ?? node?.textContent).slice(0, 80),
        );
        shifts.push({ value, nodes });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Those of the document as it is, once it has drawn two more frames. */
export const getShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return (window as unknown as { shifts: Shift[] }).shifts;
  });

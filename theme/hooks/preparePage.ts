import { initPageData } from '@rspress/core/runtime';
import { keepUnseen } from './keepUnseen';
import { dropPreparedPage, preparedPage } from './preparedPage';

/** How long a page is kept that nobody opens, in milliseconds. */
const keptFor = 10_000;

/** Types of pages that have the frame of documentation: others are drawn when they are opened. */
const framed = ['doc', 'doc-wide'];

let newest = 0;
let ending: number | undefined;

/**
 * Has the page of a route drawn, unseen, that a reader is about to open (theme/layout/PageSlot.tsx), so
 * that a click only has to show it. The last that was asked for counts.
 */
export async function preparePage(path: string): Promise<void> {
  const request = ++newest;
  if (preparedPage.get()?.path === path) return;
  const data = await initPageData(path);
  if (request !== newest || !framed.includes(data.pageType)) return;
  window.clearTimeout(ending);
  ending = window.setTimeout(dropPreparedPage, keptFor);
  preparedPage.set({ path, data, ...keepUnseen() });
}

import { initPageData } from '@rspress/core/runtime';
import { hurryDrawing } from './hurryDrawing';
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
 * that a click only has to show it. The last that was asked for counts; one that is pressed is drawn at once.
 */
export async function preparePage(path: string, isPressed: boolean): Promise<void> {
  const request = ++newest;
  const before = preparedPage.get();
  if (before?.path === path) {
    if (isPressed) hurryDrawing(before);
    return;
  }
  const data = await initPageData(path);
  if (request !== newest || !framed.includes(data.pageType)) return;
  window.clearTimeout(ending);
  ending = window.setTimeout(dropPreparedPage, keptFor);
  const page = { path, data, ...keepUnseen() };
  if (isPressed) hurryDrawing(page);
  preparedPage.set(page);
}

import type { initPageData } from '@rspress/core/runtime';
import { createStore } from './createStore';
import type { UnseenPage } from './keepUnseen';

/** What the framework knows of a page. */
export type PageData = Awaited<ReturnType<typeof initPageData>>;

/** A page that is drawn unseen, because its reader is about to open it. */
export interface PreparedPage extends UnseenPage {
  path: string;
  data: PageData;
}

/** There is one at a time; where it is taken away, what is drawn of it goes. */
export const preparedPage = createStore<PreparedPage | undefined>(undefined);

/** Forgets the page, which nobody has opened. */
export const dropPreparedPage = (): void => preparedPage.set(undefined);

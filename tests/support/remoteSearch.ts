import type { Page } from '@playwright/test';
import { getDialog, openSearch } from './searchDialog';
import type { SearchService } from './startSearchService';
import { to } from './versionsSite';

export const otherOrigin = /request to another origin: http:\/\/localhost\/search\?keyword=/;

export const open = (page: Page) => openSearch(page, to('guide/'));

export const getTab = (page: Page, name: RegExp) => getDialog(page).getByRole('tab', { name });

/** What the service answers to whatever it is asked: hits by index. */
export function answerWith(service: SearchService, hits: Record<string, unknown[]>): void {
  const groups = Object.entries(hits).map(([index, found]) => ({ index, hits: found }));
  service.answer = () => ({ body: JSON.stringify(groups) });
}

/** Two hits in one index, one in the other. */
export function answerAsUsual(service: SearchService): void {
  service.requests.length = 0;
  answerWith(service, {
    rsbuild: [createHit(service, 'version'), createHit(service, 'versions')],
    handbook: [{ title: 'New', content: 'In version 2', routePath: '/fixture/guide/new' }],
  });
}

export const createHit = (service: SearchService, name: string) => ({
  title: `About ${name}`,
  content: `All that is to say of ${name}.`,
  link: new URL(`/${name}`, service.url).href,
});

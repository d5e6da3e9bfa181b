import type { Locator, Page } from '@playwright/test';
import { expect } from './test';
import { hydrate } from './hydrate';

/** A page whose links to others of its section are rested on. */
export const route = '/guide/basic/output-format';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** What is drawn unseen: the text of a page, and its outline. */
export const unseen = (page: Page) => page.locator('main[data-unseen]');
/** A link of the page tree. */
export const link = (page: Page, name = 'TypeScript') =>
  page.getByRole('navigation', { name: 'Pages of this section' }).getByRole('link', { name });

/** Opens a page and waits until React is there. */
export async function open(page: Page, address = route): Promise<void> {
  await page.goto(address);
  await hydrate(page);
}

/** Rests on a link until its page is drawn. */
export async function rest(target: Locator): Promise<void> {
  await target.hover();
  await expect(unseen(target.page())).toHaveCount(1);
}

/** Ids that more than one element has. */
export const listDoubledIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });

import { expect, type Page } from '@playwright/test';
import { hydrate } from './hydrate';

/** A page to search from. */
export const searchedFrom = '/guide/start/';
/** Every file of the search index. */
export const indexFiles = '**/static/search_index*';

/** The search box: a link in the page, a button once React is there. */
export const getTrigger = (page: Page) =>
  page.getByRole('banner').locator('a[aria-haspopup=dialog]');
const name = /^(?:Search Docs|搜索文档)$/;
export const getDialog = (page: Page) => page.getByRole('dialog', { name });
export const getField = (page: Page) => getDialog(page).getByRole('combobox', { name });
export const getOptions = (page: Page) => getDialog(page).getByRole('option');
export const getStatus = (page: Page) => getDialog(page).getByRole('status');
export const getRetry = (page: Page) => getDialog(page).getByRole('button', { name: 'Retry' });

/** Opens the search dialog of a page by a click. */
export async function openSearch(page: Page, address = searchedFrom): Promise<void> {
  await page.goto(address);
  await hydrate(page);
  await getTrigger(page).click();
  await expect(getField(page)).toBeFocused();
}

/** The dialog gives up ten seconds after a question: the first waits for the index to be built. */
const timeout = 12_000;

/** Types a query and waits for its answer, results or none. */
export async function search(page: Page, query: string): Promise<void> {
  await getField(page).fill(query);
  await waitForAnswer(page);
}

/** Waits until the dialog says what it has found. */
export async function waitForAnswer(page: Page): Promise<void> {
  await expect(getStatus(page)).toHaveText(/result|结果/, { timeout });
}

/** The highlighted option, as assistive technology is told of it. */
export async function getActive(page: Page) {
  const id = await getField(page).getAttribute('aria-activedescendant');
  return getDialog(page).locator(`[id="${id}"]`);
}

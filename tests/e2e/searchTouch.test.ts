import type { Locator } from '@playwright/test';
import {
  getDialog,
  getField,
  getOptions,
  getStatus,
  getTrigger,
  search,
  searchedFrom,
} from '../support/searchDialog';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const getHrefs = (options: Locator): Promise<string[]> =>
  options.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

test('it fills the screen and Cancel closes it', async ({ page }) => {
  await page.goto(searchedFrom);
  await getTrigger(page).tap();
  await expect(getField(page)).toBeFocused();
  // It glides in.
  await expect
    .poll(() => getDialog(page).boundingBox())
    .toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await search(page, 'glossary');
  await getDialog(page).getByRole('button', { name: 'Cancel' }).tap();
  await expect(getDialog(page)).toBeHidden();
  await expect(getTrigger(page)).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(searchedFrom);
});

test('words are answered while the keyboard of a phone composes them', async ({ page }) => {
  await page.goto(searchedFrom);
  await getTrigger(page).tap();
  await expect(getField(page)).toBeFocused();
  const session = await page.context().newCDPSession(page);
  const text = 'format';
  for (let end = 1; end <= text.length; end++) {
    await session.send('Input.imeSetComposition', {
      text: text.slice(0, end),
      selectionStart: end,
      selectionEnd: end,
    });
  }
  await expect(getStatus(page)).toHaveText(/result/);
  expect(await getHrefs(getOptions(page))).toContainEqual(expect.stringMatching(/format/));
});

test('taps narrow the results, show more of them and open one', async ({ page }) => {
  await page.goto(searchedFrom);
  await getTrigger(page).tap();
  await expect(getField(page)).toBeFocused();
  await page.keyboard.type('format');
  await expect(getStatus(page)).toHaveText(/^\d+\+? results$/);
  expect(await getHrefs(getOptions(page))).toContainEqual(expect.stringMatching(/^\/guide\//));

  await getDialog(page).locator('fieldset').getByText('Config', { exact: true }).tap();
  await expect(getStatus(page)).toHaveText(/^\d+\+? results in Config$/);
  await expect(getField(page)).toHaveValue('format');
  await getDialog(page).getByRole('button', { name: 'Show more results' }).tap();
  await expect(getOptions(page).nth(7)).toBeVisible();
  // Its keyboard would lie over them.
  await expect(getField(page)).not.toBeFocused();
  for (const href of await getHrefs(getOptions(page))) expect(href).toMatch(/^\/config\//);

  const option = getOptions(page).nth(1);
  const [, href = ''] = await getHrefs(getOptions(page));
  await option.tap();
  await expect(getDialog(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => location.pathname + location.hash)).toBe(href);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
});

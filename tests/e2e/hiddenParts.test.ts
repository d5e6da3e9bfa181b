import type { Page } from '@playwright/test';
import { openIn, reactStates } from '../support/holdScripts';
import { hydrate, openPage } from '../support/hydrate';
import { getShifts, recordShifts } from '../support/layoutShifts';
import { expect, test } from '../support/test';
import { sample } from '../support/sample';

const route = '/config/lib/format';
const getParts = (page: Page) => ({
  navbar: page.getByRole('banner'),
  sidebar: page.getByRole('navigation', { name: 'Pages of this section' }),
  outline: page.getByRole('navigation', { name: 'ON THIS PAGE' }),
  footer: page.getByRole('contentinfo').getByRole('link', { name: 'Discord' }),
  globalUIComponents: page.getByRole('link', { name: 'Back to top' }),
});
type Part = keyof ReturnType<typeof getParts>;
const parts: Part[] = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'];

for (const part of sample(parts, 1)) {
  test(`?${part}=0 hides that part and no other, from the first paint on`, async ({ page }) => {
    await recordShifts(page);
    await page.goto(`${route}?${part}=0`);
    // The link to the top comes with React.
    for (const other of parts.filter((one) => one !== 'globalUIComponents')) {
      if (other === part) await expect(getParts(page)[other]).toBeHidden();
      else await expect(getParts(page)[other]).toBeVisible();
    }
    // Nothing is hidden late: a part that leaves after the first paint shifts the page by more.
    expect((await getShifts(page)).filter(({ value }) => value >= 0.01)).toEqual([]);
    await hydrate(page);
    for (const other of parts) {
      if (other === part) await expect(getParts(page)[other]).toBeHidden();
      else await expect(getParts(page)[other]).toBeVisible();
    }
  });
}

for (const value of sample(['?navbar=1', '?navbar=', '?navbar', '?navbar=false', '?other=0'], 1)) {
  test(`${value} hides nothing`, async ({ page }) => {
    await openPage(page, route + value);
    for (const part of parts) await expect(getParts(page)[part]).toBeVisible();
  });
}

for (const state of sample(reactStates, 1)) {
  test(`what the reader has hidden stays hidden on the next page (${state})`, async ({ page }) => {
    await openIn(state, page, `${route}?navbar=0&outline=0`);
    await page.getByRole('link', { name: 'Next Page' }).click();
    await expect(page).toHaveURL(/bundle\?navbar=0&outline=0$/);
    await expect(getParts(page).navbar).toBeHidden();
    await expect(getParts(page).outline).toBeHidden();
    await expect(getParts(page).sidebar).toBeVisible();
  });
}

test('what was hidden comes back with the address that does not say so', async ({ page }) => {
  await openPage(page, route);
  await page.evaluate(() => history.pushState(null, '', '?sidebar=0'));
  await page.getByRole('link', { name: 'Next Page' }).click();
  await expect(getParts(page).sidebar).toBeHidden();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${route}$`));
  await expect(getParts(page).sidebar).toBeVisible();
});

test('on a narrow screen the buttons of hidden parts go with them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${route}?sidebar=0`);
  await expect(page.getByRole('button', { name: 'Pages', exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: 'ON THIS PAGE' })).toBeVisible();
  await page.goto(`${route}?sidebar=0&outline=0`);
  await expect(page.getByRole('button', { name: 'ON THIS PAGE' })).toBeHidden();
});

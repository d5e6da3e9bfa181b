import { openIn, reactStates } from '../support/holdScripts';
import { hydrate } from '../support/hydrate';
import { getShifts, recordShifts } from '../support/layoutShifts';
import { expect } from '../support/test';
import { getAnnouncement, getBar, test, to } from '../support/versionsSite';
import { sample } from '../support/sample';

// One build serves them all.
test.describe.configure({ mode: 'default' });

test.describe('the announcement', () => {
  const key = 'fixture-announcement/fixture/';

  for (const state of sample(reactStates, 1)) {
    test(`is closed for good by keyboard (${state})`, async ({ page }) => {
      await openIn(state, page, to('guide/'));
      await expect(getAnnouncement(page).getByRole('link')).toHaveAttribute(
        'href',
        to('guide/new'),
      );
      await page.getByRole('button', { name: 'Close the announcement' }).focus();
      await page.keyboard.press('Enter');
      await expect(getAnnouncement(page)).toBeHidden();
      await expect(getBar(page).getByRole('link', { name: /home/ })).toBeFocused();
      expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('true');
      await page.goto(to('guide/new'));
      await expect(getAnnouncement(page)).toBeHidden();
    });
  }

  test('that was closed is never drawn, and the page never moves for it', async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem(name, 'true'), key);
    await recordShifts(page);
    await page.goto(to('guide/'));
    const top = await getBar(page).boundingBox();
    expect(top?.y).toBe(0);
    await hydrate(page);
    await expect(getAnnouncement(page)).toBeHidden();
    expect(await getShifts(page)).toEqual([]);
  });

  test('is on top, and back where something else is stored', async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem(name, '1'), key);
    await page.goto(to('guide/'));
    await expect(getAnnouncement(page).getByText(/^Version 2 is out/)).toBeVisible();
    const news = await getAnnouncement(page).boundingBox();
    expect(news?.y).toBe(0);
    expect((await getBar(page).boundingBox())?.y).toBe(news?.height);
  });

  test('takes two lines at most on a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(to('guide/'));
    const link = getAnnouncement(page).getByRole('link');
    const lines = await link.evaluate((element) => {
      const { lineHeight } = getComputedStyle(element);
      return element.getBoundingClientRect().height / Number.parseFloat(lineHeight);
    });
    expect(Math.round(lines)).toBe(2);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(320);
  });
});

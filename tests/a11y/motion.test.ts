import type { Page } from '@playwright/test';
import { openPage } from '../support/hydrate';
import { pageTypes } from '../support/pageTypes';
import { getTrigger } from '../support/searchDialog';
import { expect, test } from '../support/test';
import { sample } from '../support/sample';

interface MotionWindow extends Window {
  moved?: string[];
}

/** Asks for less motion, and notes in the page whatever moves for longer than no time. */
async function watchMotion(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const moved: string[] = [];
    (window as MotionWindow).moved = moved;
    // What takes no time is no motion.
    const note = (event: Event) => {
      for (const animation of document.getAnimations()) {
        const duration = Number(animation.effect?.getComputedTiming().duration ?? 0);
        if (duration > 1 && animation.playState === 'running') {
          const { target } = animation.effect as KeyframeEffect;
          moved.push(`${event.type} ${duration} ms: ${target?.outerHTML.slice(0, 100)}`);
        }
      }
    };
    addEventListener('transitionrun', note, true);
    addEventListener('animationstart', note, true);
  });
}

test('for readers who want less motion nothing moves', async ({ page }) => {
  test.slow();
  await watchMotion(page);
  const expectStill = async (what: string) =>
    expect(await page.evaluate(() => (window as MotionWindow).moved), what).toEqual([]);

  for (const [type, route] of sample(Object.entries(pageTypes), 2)) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, route);
    await expectStill(`${type}: as it comes`);
    await page.evaluate(() => window.scrollTo(0, 400));
    const main = page.getByRole('main');
    // A heading's text is no target, since it can be selected: pointed at, it shows a sign that is.
    await main.getByRole('heading', { level: 2 }).first().hover();
    await main.getByRole('link').and(page.locator(':not(h2 > *, h3 > *)')).first().hover();
    await expectStill(`${type}: pointer`);
    await getTrigger(page).click();
    await page.getByRole('dialog').getByRole('combobox').fill('format');
    await page.keyboard.press('Escape');
    await expectStill(`${type}: search`);
    await page.getByRole('button', { name: /^(Switch to|切换)/ }).click();
    await expectStill(`${type}: color scheme`);
    const tab = main.getByRole('tab', { selected: false }).first();
    if ((await tab.count()) > 0) await tab.click();
    await expectStill(`${type}: tabs`);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: /^(Menu|菜单)$/ }).click();
    await expect(page.locator(':popover-open')).toHaveCount(1);
    await expectStill(`${type}: menu`);
    await page.locator(':popover-open a[href^="/"]:visible').last().click();
    await expect(page.locator(':popover-open')).toHaveCount(0);
    await expectStill(`${type}: next page`);
  }
});

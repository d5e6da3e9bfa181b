import type { Page } from '@playwright/test';
import { openIn, reactStates } from '../support/holdScripts';
import { expect, test } from '../support/test';
import { sample } from '../support/sample';

// What is rewritten no longer has the hash that the policy names.
test.use({ bypassCSP: true });

/** Buttons of the frame that open something, and the width at which they show. */
const menus = [
  { width: 1440, button: 'The Rstack tools', panel: '#nav-tools' },
  { width: 1440, button: 'Color scheme', panel: '#scheme-menu' },
  { width: 390, button: 'Menu', panel: '#nav-screen' },
  { width: 390, button: 'Pages', panel: '#sidebar' },
  { width: 390, button: 'ON THIS PAGE', panel: '#outline' },
] as const;

for (const state of sample(reactStates, 1)) {
  test(`every menu works without anchor positioning (${state})`, async ({ page }) => {
    await page.route(/\.css$|\/[^.]*$/, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      if (/\/site\.\w+\.css$/.test(route.request().url())) expect(text).toContain('anchor-scope');
      const body = text.replaceAll('anchor-scope', 'x-scope').replaceAll('position-a', 'x-a');
      await route.fulfill({ response, body });
    });
    await openIn(state, page, '/config/lib/format');
    for (const { width, button, panel } of menus) {
      await page.setViewportSize({ width, height: 844 });
      await operateMenu(page, button, panel);
    }
  });
}

/** Opens a menu with the keyboard and closes it by Escape. */
async function operateMenu(page: Page, name: string, selector: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  const panel = page.locator(selector);
  await expect(panel).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await expect(panel).toBeInViewport({ ratio: 0.99 });
  await panel.locator('a, input').first().focus();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
}

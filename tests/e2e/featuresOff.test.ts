import type { Page } from '@playwright/test';
import { holdReact } from '../support/holdScripts';
import { hydrate, openPage } from '../support/hydrate';
import { switchOff } from '../support/switchOff';
import { expect, test } from '../support/test';
import { sample } from '../support/sample';

test.use({ bypassCSP: true });

/** Buttons of the frame that open something, and the width at which they show. */
const menus = [
  { width: 1440, button: 'The Rstack tools', panel: '#nav-tools' },
  { width: 1440, button: 'Colour scheme', panel: '#scheme-menu' },
  { width: 390, button: 'Menu', panel: '#nav-screen' },
  { width: 390, button: 'Pages', panel: '#sidebar' },
  { width: 390, button: 'ON THIS PAGE', panel: '#outline' },
] as const;

for (const [feature, apply] of sample(Object.entries(switchOff), 1)) {
  for (const state of sample(['before React', 'after React'] as const, 1)) {
    test(`every menu works without ${feature} (${state})`, async ({ page }) => {
      await apply(page);
      if (state === 'before React') await holdReact(page);
      await page.goto('/config/lib/format');
      if (state === 'after React') await hydrate(page);
      for (const { width, button, panel } of menus) {
        await page.setViewportSize({ width, height: 844 });
        await operateMenu(page, button, panel);
      }
    });
  }

  test(`links and the colour scheme work without ${feature}`, async ({ page }) => {
    await apply(page);
    await openPage(page, '/config/lib/format');
    await page.getByRole('button', { name: 'Switch to dark colours' }).click();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await page.getByRole('link', { name: 'bundle', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('lib.bundle');
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

import type { Page } from '@playwright/test';
import type { AxeState } from './axeStates';

/** Shows the page in a scheme, which the head script follows once the browser has told it. */
export async function showAxeState(page: Page, { width, colorScheme }: AxeState): Promise<void> {
  // First: parts that a width takes away would fade out, and axe would see them half gone.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await page.waitForFunction(
    (isDark) => document.documentElement.classList.contains('dark') === isDark,
    colorScheme === 'dark',
  );
}

import type { Page } from '@playwright/test';
import type { AxeState } from './axeStates';

/** Shows the page in a scheme, which the head script follows once the browser has told it. */
export async function showAxeState(page: Page, { width, colorScheme }: AxeState): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.waitForFunction(
    (isDark) => document.documentElement.classList.contains('dark') === isDark,
    colorScheme === 'dark',
  );
}

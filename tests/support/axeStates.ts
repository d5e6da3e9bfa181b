import type { Page } from '@playwright/test';

/** How wide, in pixels, and in which scheme a page is shown to axe. */
export interface AxeState {
  width: number;
  colorScheme: 'light' | 'dark';
}

const widths = [390, 768, 1440];

/** Both schemes at three widths. */
export const axeStates: AxeState[] = (['light', 'dark'] as const).flatMap((colorScheme) =>
  widths.map((width) => ({ width, colorScheme })),
);

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

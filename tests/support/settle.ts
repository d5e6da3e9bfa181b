import type { Page } from '@playwright/test';

/**
 * Time for what must not come, and so has no event: longer than the site waits for more letters (150 ms)
 * or for a pointer that leaves (100 ms).
 */
export const settle = (page: Page): Promise<void> => page.waitForTimeout(400);

import type { Page } from '@playwright/test';

/** Opens a page and waits until React has taken over. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrate(page);
}

/** Gives the page its first interaction, a moving pointer, and waits until React has taken over. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
  await waitUntilReady(page);
}

/** Waits until React has taken over: the frame has said so and the page's text belongs to it. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    const isOurs = heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
    return window.appReadyCount && isOurs;
  });
}

import type { Page } from '@playwright/test';

/** The paths that a page requests from now on, of those that a pattern finds: what it finds of each. */
export function watchPaths(page: Page, pattern = /^.*$/): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const found = pattern.exec(new URL(request.url()).pathname);
    if (found) requested.push(found[1] ?? found[0]);
  });
  return requested;
}

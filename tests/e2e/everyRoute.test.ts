import { getPicture } from '../support/getPicture';
import { hydrate } from '../support/hydrate';
import { routes } from '../support/routes';
import { expect, test } from '../support/routeTest';

for (const { route } of routes) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${route} is quiet in the ${colorScheme} scheme and React changes nothing`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      // What this browser keeps is said later, into room of its own (offlineReading.test.ts).
      await page.route('**/offline.json', () => undefined);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));

      const response = await page.goto(route);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(requests.filter((path) => path.endsWith('.js'))).toEqual([]);
      const before = await page.evaluate(getPicture);

      await hydrate(page);
      expect(await page.evaluate(getPicture)).toEqual(before);
      expect(await page.evaluate(() => window.appReadyCount)).toBe(1);
    });
  }
}

import { outputFolder } from '../support/builtSite';
import { serveAnswers } from '../support/serveAnswers';
import { expect, test as watched, workerSite } from '../support/test';

/** Paths that a browser has asked for before anybody followed a link to them. */
const fetchedEarly: string[] = [];

/** The test against the built site on a host whose scripts are still on their way. */
const test = watched.extend({
  site: workerSite(async () => {
    const { origin, close } = await serveAnswers(outputFolder, (request, response, getAnswer) => {
      const { url = '' } = request;
      if (request.headers['sec-purpose'] === 'prefetch') fetchedEarly.push(url);
      if (url.endsWith('.js')) return;
      const { status, headers, body } = getAnswer();
      response.writeHead(status, headers).end(body);
    });
    return { url: `${origin}/`, root: outputFolder, close };
  }),
});

test('before any script has come a page is fetched on hover', async ({ page }) => {
  await page.goto('/guide/start/');
  const link = page
    .getByRole('navigation', { name: 'Pages of this section' })
    .getByRole('link', { name: 'Quick start' });
  await link.hover();
  await expect.poll(() => fetchedEarly).toEqual(['/guide/start/quick-start']);
  // The box that leads to the list of all pages is for searching.
  await page.getByRole('link', { name: /Search/ }).hover();
  await link.hover();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick start');
  const getDelivery = () =>
    page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation');
      return visit && 'deliveryType' in visit ? visit.deliveryType : undefined;
    });
  expect(await getDelivery()).toBe('navigational-prefetch');
  expect(fetchedEarly).toEqual(['/guide/start/quick-start']);
});

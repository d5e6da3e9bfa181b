import { everyPageType } from '../support/pageTypes';
import { hydrate } from '../support/hydrate';
import { getShifts, recordShifts } from '../support/layoutShifts';
import { setTimeout } from 'node:timers/promises';
import { outputFolder } from '../support/builtSite';
import { sample } from '../support/sample';
import { serveAnswers } from '../support/serveAnswers';
import { expect, test as watched, workerSite } from '../support/test';

/** Pieces that a page comes in, and milliseconds between two: enough for a frame after each. */
const pieceCount = 60;
const pause = 30;

/** The test against the built site as a slow network brings it: each page in pieces. */
const test = watched.extend({
  site: workerSite(async () => {
    const { origin, close } = await serveAnswers(
      outputFolder,
      async (request, response, getAnswer) => {
        delete request.headers['accept-encoding'];
        const { status, headers, body } = getAnswer();
        response.writeHead(status, headers);
        if (!/html/.test(String(headers['content-type']))) return response.end(body);
        const page = Buffer.from(body);
        // The frame and the title with its menu, which are first: what follows them comes at once.
        const start = page.indexOf('<body');
        const end = page.indexOf('<p>', page.indexOf('</h1>', start));
        const size = Math.ceil((end - start) / pieceCount);
        response.write(page.subarray(0, start));
        for (let place = start; place < end; place += size) {
          response.write(page.subarray(place, Math.min(place + size, end)));
          await setTimeout(pause);
        }
        return response.end(page.subarray(end));
      },
    );
    return { url: `${origin}/`, root: outputFolder, close };
  }),
});

for (const [type, route] of sample(Object.entries(everyPageType), 1)) {
  for (const width of sample([1440, 390], 1)) {
    test(`a page that comes in pieces does not move (${type}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await recordShifts(page);
      await page.goto(route);
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
      expect(await getShifts(page)).toEqual([]);
      await hydrate(page);
      expect(await getShifts(page)).toEqual([]);
    });
  }
}

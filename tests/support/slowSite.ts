import { setTimeout } from 'node:timers/promises';
import { serveAnswers } from './serveAnswers';
import { type Site, test as watched } from './test';

/** Pieces that a page comes in, and milliseconds between two: enough for a frame after each. */
const pieceCount = 60;
const pause = 30;

/** The test against the built site as a slow network brings it: each page in pieces. */
export const test = watched.extend<object, { site: Site }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern.
    async ({}, provide) => {
      await serveAnswers(async (request, response, getAnswer) => {
        delete request.headers['accept-encoding'];
        const { status, headers, body } = getAnswer();
        response.writeHead(status, headers);
        if (/html/.test(String(headers['content-type']))) {
          const page = Buffer.from(body);
          // The frame, which stands first: what follows it comes at once.
          const start = page.indexOf('<body');
          const end = page.indexOf('</h1>', start);
          const size = Math.ceil((end - start) / pieceCount);
          response.write(page.subarray(0, start));
          for (let place = start; place < end; place += size) {
            response.write(page.subarray(place, Math.min(place + size, end)));
            await setTimeout(pause);
          }
          response.end(page.subarray(end));
        } else {
          response.end(body);
        }
      }, provide);
    },
    { scope: 'worker' },
  ],
});

import { serveAnswers } from './serveAnswers';
import { type Site, test as watched } from './test';

/**
 * The test against the built site on a host whose scripts are still on their way. `fetchedEarly`: paths
 * that a browser has asked for before anybody followed a link to them.
 */
export const test = watched.extend<object, { site: Site; fetchedEarly: string[] }>({
  fetchedEarly: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern.
    async ({}, provide) => {
      await provide([]);
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ fetchedEarly }, provide) => {
      await serveAnswers((request, response, getAnswer) => {
        const { url = '' } = request;
        if (request.headers['sec-purpose'] === 'prefetch') fetchedEarly.push(url);
        if (url.endsWith('.js')) return;
        const { status, headers, body } = getAnswer();
        response.writeHead(status, headers);
        response.end(body);
      }, provide);
    },
    { scope: 'worker' },
  ],
});

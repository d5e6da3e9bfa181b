import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerRequest } from '../../scripts/serve/answerRequest.mjs';
import { openFolder } from '../../scripts/serve/openFolder.mjs';
import { outputFolder } from './builtSite';
import { test as watched } from './test';

/**
 * The test against the built site on a host whose scripts are still on their way. `fetchedEarly`: paths
 * that a browser has asked for before anybody followed a link to them.
 */
export const test = watched.extend<
  object,
  { site: { url: string; root: string }; fetchedEarly: string[] }
>({
  fetchedEarly: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern.
    async ({}, provide) => {
      await provide([]);
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ fetchedEarly }, provide) => {
      const folder = openFolder(outputFolder);
      const server = createServer((request, response) => {
        const { url = '' } = request;
        if (request.headers['sec-purpose'] === 'prefetch') fetchedEarly.push(url);
        if (url.endsWith('.js')) return;
        const { status, headers, body } = answerRequest(request, { folder, base: '/' });
        response.writeHead(status, headers);
        response.end(body);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      await provide({ url: `http://127.0.0.1:${port}/`, root: outputFolder });
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    { scope: 'worker' },
  ],
});

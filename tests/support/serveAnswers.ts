import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerRequest, type Answer } from '../../scripts/serve/answerRequest.mjs';
import { openFolder } from '../../scripts/serve/startServer.mjs';
import { outputFolder } from './builtSite';
import type { Site } from './test';

/**
 * Serves the built site while `look` runs. `send` gives each answer in its own way, or never: it asks for
 * the site's own with `getAnswer`.
 */
export async function serveAnswers(
  send: (request: IncomingMessage, response: ServerResponse, getAnswer: () => Answer) => unknown,
  look: (site: Site) => Promise<void>,
): Promise<void> {
  const folder = openFolder(outputFolder);
  const server = createServer((request, response) => {
    void send(request, response, () => answerRequest(request, { folder, base: '/' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await look({ url: `http://127.0.0.1:${port}/`, root: outputFolder });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSite, type Answer } from '../../scripts/serve/openSite.mjs';

interface Listening {
  /** Without a slash at the end. */
  origin: string;
  close: () => Promise<void>;
}

/** Answers requests on 127.0.0.1. */
export async function listen(
  send: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<Listening> {
  const server = createServer((request, response) => void send(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Serves a built site. `send` gives each answer in its own way, or never: `getAnswer`
 * returns the site's own.
 */
export function serveAnswers(
  root: string,
  send: (request: IncomingMessage, response: ServerResponse, getAnswer: () => Answer) => unknown,
): Promise<Listening> {
  const answer = openSite(root);
  return listen((request, response) => send(request, response, () => answer(request)));
}

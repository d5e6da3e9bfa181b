import type { IncomingMessage, ServerResponse } from 'node:http';
import { openSite, type Answer } from '../../scripts/serve/openSite.mjs';
import { listen } from '../../scripts/serve/startServer.mjs';

/**
 * Serves a built site. `send` gives each answer in its own way, or never: `getAnswer`
 * returns the site's own.
 */
export function serveAnswers(
  root: string,
  send: (request: IncomingMessage, response: ServerResponse, getAnswer: () => Answer) => unknown,
): ReturnType<typeof listen> {
  const answer = openSite(root);
  return listen((request, response) => send(request, response, () => answer(request)));
}

import { createServer } from 'node:http';

/** Milliseconds before each answer, and what all answers share: 1.6 Mbit/s. */
export const slowNetwork = { latency: 150, bytesPerSecond: 200_000 };

/**
 * Serves a built site with a latency for each answer and a bandwidth that all share; what workers fetch is
 * as slow, which a browser's own throttling of a page is not.
 * @param {ReturnType<typeof import('../scripts/serve/openSite.mjs').openSite>} answer
 * @param {typeof slowNetwork | undefined} network
 */
export async function serveSlowly(answer, network) {
  /** @type {{ response: import('node:http').ServerResponse, body: Buffer }[]} */
  let sending = [];
  const step = 10;
  const timer = setInterval(() => {
    const share = Math.ceil(
      ((network?.bytesPerSecond ?? Infinity) * step) / 1000 / Math.max(1, sending.length),
    );
    for (const one of sending) {
      one.response.write(one.body.subarray(0, share));
      one.body = one.body.subarray(share);
      if (one.body.length === 0) one.response.end();
    }
    sending = sending.filter(({ body }) => body.length > 0);
  }, step);
  const server = createServer((request, response) => {
    const { status, headers, body } = answer(request);
    setTimeout(() => {
      response.writeHead(status, headers);
      if (network) sending.push({ response, body: Buffer.from(body) });
      else response.end(body);
    }, network?.latency ?? 0);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      clearInterval(timer);
      server.close();
      server.closeAllConnections();
    },
  };
}

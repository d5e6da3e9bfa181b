import path from 'node:path';
import { startServer } from '../../serve/startServer.mjs';

/**
 * A built site being served. `form`: how its addresses end.
 * @typedef {{
 *   id: string,
 *   name: string,
 *   url: string,
 *   form: import('./content/getAddress.mjs').AddressForm,
 *   theme?: string,
 *   search?: string,
 * }} OpenSite
 */

/** This site; its controls are found by what they are in every state. */
export const ours = /** @type {const} */ ({
  id: 'ours',
  name: 'This site',
  form: 'clean',
  theme: 'button[data-scheme-toggle]',
  search: 'header a[aria-haspopup=dialog]',
});

/**
 * Serves this site and its peers, as a static host does, on a port each, with files as small as can be.
 * @param {string} root
 * @param {{ folder?: string, peers: readonly import('./readSites.mjs').Peer[] }} sites `folder` holds ours
 * @returns {Promise<{ sites: OpenSite[], close: () => Promise<void> }>}
 */
export async function openSites(root, { folder, peers }) {
  const all = [
    ...(folder ? [{ ...ours, folder }] : []),
    ...peers.map(({ id, name, dialect, theme, search, out }) => ({
      id,
      name,
      form: dialect.address,
      theme,
      search,
      folder: path.join(root, '.reports/speed', id, out),
    })),
  ];
  // As hosts do that compress a file once, when it is published.
  const servers = await Promise.all(
    all.map(({ folder }) => startServer({ root: folder, brotli: 11 })),
  );
  return {
    sites: all.map((site, index) => ({ ...site, url: servers[index]?.url ?? '' })),
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}

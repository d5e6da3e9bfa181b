const networkCodes =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/;

/**
 * One sentence about a failed `npm ci`: what could not be fetched where the network is the cause,
 * else where to look.
 * @param {number} code exit code of npm
 * @param {string} output what npm printed
 */
export function explainInstallFailure(code, output) {
  if (code === 127)
    return 'npm could not be started: install it with Node from https://nodejs.org.';
  const cause = networkCodes.exec(output)?.[1];
  if (!cause) {
    return `npm ci ended with code ${code}: mend what it reports above, then run this command again.`;
  }
  const address = /https?:\/\/[^\s,"')]+/.exec(output)?.[0];
  const what = address
    ? `The packages of package-lock.json (${address})`
    : 'The packages of package-lock.json';
  return `${what} could not be fetched (${cause}): connect to the network for this first run; later ones work without it.`;
}

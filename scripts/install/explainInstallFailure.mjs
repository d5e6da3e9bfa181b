import { findNetworkFailure } from './findNetworkFailure.mjs';

/**
 * One sentence about a failed install: what could not be fetched where the network is the cause,
 * else where to look.
 * @param {number} code exit code of npm
 * @param {string} pingOutput what npm printed when it asked the registry for a sign of life
 * @param {string} output what npm printed when it installed
 */
export function explainInstallFailure(code, pingOutput, output) {
  if (code === 127) {
    return 'npm could not be started: install it with Node from https://nodejs.org.';
  }
  const failure = findNetworkFailure(output);
  if (!failure) {
    return `npm ended with code ${code}: mend what it reports above, then run this command again.`;
  }
  const what = failure.address
    ? `The packages of package-lock.json (${failure.address})`
    : 'The packages of package-lock.json';
  const cause = findNetworkFailure(pingOutput)?.code ?? failure.code;
  return `${what} could not be fetched (${cause}): connect to the network for this first run; later ones work without it.`;
}

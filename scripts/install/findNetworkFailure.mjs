const networkCodes =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED)\b/;

/**
 * What npm's output says about a network that cannot be reached: the code and, where it is named,
 * the address. Undefined when npm failed for another reason.
 * @param {string} output
 * @returns {{ code: string, address: string | undefined } | undefined}
 */
export function findNetworkFailure(output) {
  const code = networkCodes.exec(output)?.[1];
  if (!code) return undefined;
  return { code, address: /https?:\/\/[^\s,"')]+/.exec(output)?.[0] };
}

/** The address of a file, and the SHA-256 of what it must hold, in hex. */
export interface WantedFile {
  address: string;
  hash: string;
}

/**
 * A file as the host has it now, past the browser's own cache.
 * @throws Error where it is another one than the version has: a deploy has come between, or a proxy has
 *   changed it
 */
export async function fetchFile(
  { address, hash }: WantedFile,
  signal: AbortSignal,
): Promise<Response> {
  const response = await fetch(address, { cache: 'no-cache', signal });
  const content = await response.clone().arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  // What was redirected no browser takes for a page that it asked for.
  if (!response.ok || response.redirected || found !== hash) {
    throw new Error(`${address} is not what this version has: keep the site again later.`);
  }
  return response;
}

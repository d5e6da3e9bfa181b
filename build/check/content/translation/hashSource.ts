import { createHash } from 'node:crypto';

/** Hexadecimal digits that tell the versions of one file apart. */
const fingerprintLength = 12;

/**
 * Fingerprint of a page's source: the first digits of the id that git gives the file in a SHA-256
 * repository, with line ends as `\n` so that it is the same on every system.
 */
export function hashSource(source: string): string {
  const content = Buffer.from(source.replaceAll('\r\n', '\n'));
  return createHash('sha256')
    .update(`blob ${content.length}\0`)
    .update(content)
    .digest('hex')
    .slice(0, fingerprintLength);
}

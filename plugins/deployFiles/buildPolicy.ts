import { isSecureAddress } from '../../site/isSecureAddress';
import type { InlineFindings } from './collectInlineCode';

/** Every hash must be earned: more of them means that pages no longer share their inline code. */
export const maxHashes = 11;

/** Cloudflare reads 2,000 characters of a line of `_headers`, the header's name among them. */
const maxPolicyLength = 1900;

/** Hosts beside this one that pages may ask. */
export interface OtherHosts {
  /** For pictures. */
  assetsOrigin?: string | undefined;
  /** For results of search. */
  searchUrl?: string | undefined;
}

/**
 * Directives of the Content-Security-Policy, in order. Nothing but this origin, and inline code
 * only by hash; style attributes are allowed, since React writes custom properties that way.
 * `upgrade-insecure-requests` is left out: no source here is insecure, and Safari would apply it to
 * the preview on http://127.0.0.1.
 * Throws naming pages when there are too many hashes, or handlers that no policy by hash allows.
 */
export function buildPolicy(
  { code, handlers }: InlineFindings,
  { assetsOrigin, searchUrl }: OtherHosts = {},
): string[] {
  if (handlers.length > 0) {
    throw new Error(
      [
        `[deployFiles] ${handlers.length} inline event handlers or javascript: links, which the Content-Security-Policy blocks.`,
        ...handlers.map((handler) => `  ${handler}`),
        'Attach them from a script instead.',
      ].join('\n'),
    );
  }
  if (code.length > maxHashes) {
    throw new Error(
      [
        `[deployFiles] ${code.length} different inline scripts and styles; the Content-Security-Policy takes ${maxHashes}.`,
        ...code.map(({ kind, page, excerpt }) => `  ${page}: <${kind}> ${excerpt} …`),
        'Make pages share their inline code byte by byte, or move it into a file.',
      ].join('\n'),
    );
  }
  const scripts = code.filter(({ kind }) => kind === 'script').map(({ source }) => source);
  const styles = code.filter(({ kind }) => kind === 'style').map(({ source }) => source);
  const assets = assetsOrigin ? [readOrigin('ASSETS_ORIGIN', assetsOrigin)] : [];
  const search = searchUrl ? [readOrigin('search.remote.url', searchUrl)] : [];
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "script-src-attr 'none'",
    ["style-src 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...assets].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...search].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // Made by theme/boot/ownScripts.ts, theme/lib/trustHtml.ts, theme/mdx/offline/registerWorker.ts.
    "require-trusted-types-for 'script'",
    'trusted-types default rslib-docs rslib-docs-offline',
  ];
  const { length } = directives.join('; ');
  if (length > maxPolicyLength) {
    throw new Error(
      `[deployFiles] the Content-Security-Policy has ${length} characters; hosts read ${maxPolicyLength}.`,
    );
  }
  return directives;
}

/** Origin of a secure address, without path. */
function readOrigin(name: string, address: string): string {
  if (!isSecureAddress(address)) {
    throw new Error(
      `${name} is "${address}": give an https address, such as https://assets.example.org.`,
    );
  }
  return new URL(address).origin;
}

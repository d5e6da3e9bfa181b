import { isSecureAddress } from '../../../site/isSecureAddress';
import type { InlineFindings } from './collectInlineCode';

/** Every hash must be earned: more of them means that pages no longer share their inline code. */
export const maxHashes = 5;

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
 * Directives of the Content-Security-Policy, in order. Nothing but this origin, and inline scripts only by
 * hash. Every kind of thing that pages fetch is named but styles, and so there is no `default-src`: of
 * styles each page says itself, by hash, which one it has (build/render/html/getStylePolicy.ts). Browsers
 * enforce both policies. The hashes of all pages' styles would be 400 bytes of each answer, and have pages
 * share rules that they do not need. Workers and handlers in attributes go by `script-src`.
 * `upgrade-insecure-requests` is left out: no source here is insecure, and Safari would apply it to
 * the preview on http://127.0.0.1.
 * Throws naming pages when there are too many hashes, styles that their page does not name, or handlers
 * that no policy by hash allows.
 */
export function buildPolicy(
  { code, openStyles, handlers }: InlineFindings,
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
  if (openStyles.length > 0) {
    throw new Error(
      [
        `[deployFiles] ${openStyles.length} inline styles that no policy of their page names, which would be open to any other.`,
        ...openStyles.map((style) => `  ${style}`),
        'Have build/render/html/getStylePolicy.ts name them, before the style.',
      ].join('\n'),
    );
  }
  if (code.length > maxHashes) {
    throw new Error(
      [
        `[deployFiles] ${code.length} different inline scripts; the Content-Security-Policy takes ${maxHashes}.`,
        ...code.map(({ page, excerpt }) => `  ${page}: <script> ${excerpt} …`),
        'Make pages share their inline code byte by byte, or move it into a file.',
      ].join('\n'),
    );
  }
  const scripts = code.map(({ source }) => source);
  const assets = assetsOrigin ? [readOrigin('ASSETS_ORIGIN', assetsOrigin)] : [];
  const search = searchUrl ? [readOrigin('search.remote.url', searchUrl)] : [];
  const directives = [
    ["script-src 'self'", ...scripts].join(' '),
    ["img-src 'self' data:", ...assets].join(' '),
    ["connect-src 'self'", ...search].join(' '),
    "manifest-src 'self'",
    "font-src 'none'",
    "media-src 'none'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    // Made by theme/boot/trustedTypes.ts, theme/lib/trustHtml.ts, theme/offline/keptVersion.ts.
    "require-trusted-types-for 'script'",
    'trusted-types default docs offline',
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

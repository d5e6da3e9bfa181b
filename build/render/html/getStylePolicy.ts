import { createHash } from 'node:crypto';

/**
 * The policy that a page brings for its own style, or for none: every page has another, so the headers,
 * which all pages share, cannot name them (build/publish/hostFiles/securityPolicy.ts, which sees that no
 * page goes without). Style attributes stay allowed: React writes custom properties that way.
 */
export function getStylePolicy(style?: string): string {
  const own =
    style === undefined ? '' : ` 'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  const policy = `style-src 'self'${own};style-src-attr 'unsafe-inline'`;
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

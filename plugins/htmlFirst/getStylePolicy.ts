import { createHash } from 'node:crypto';

/**
 * The policy that a page brings for its own style: every page has another, so the headers, which all
 * pages share, cannot name them (plugins/deployFiles/buildPolicy.ts, which sees that none goes without).
 * Style attributes stay allowed: React writes custom properties that way.
 */
export function getStylePolicy(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = `style-src 'self' 'sha256-${hash}';style-src-attr 'unsafe-inline'`;
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

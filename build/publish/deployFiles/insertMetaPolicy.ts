/** Directives that browsers ignore in a meta element, with a message in the console. */
const headerOnly = /^(frame-ancestors|report-uri|report-to|sandbox)\b/;

/**
 * Puts the policy into the page, for hosts that send no headers of ours. It stands behind the
 * declaration of the character set where that comes first, which must lie in the first 1,024 bytes,
 * and before everything it governs. Throws when the page has no head.
 */
export function insertMetaPolicy(html: string, policy: readonly string[]): string {
  const content = policy.filter((directive) => !headerOnly.test(directive)).join('; ');
  const head = /<head(?:\s[^>]*)?>(?:\s*<meta charset=[^>]*>)?/i.exec(html);
  if (!head) throw new Error('[deployFiles] a page without <head> cannot carry the policy.');
  const end = head.index + head[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}">`;
  return html.slice(0, end) + meta + html.slice(end);
}

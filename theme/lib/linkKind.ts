export type LinkKind = 'internal' | 'external' | 'hash' | 'contact';

/** `//host` and `https:` are external and stay as written; anything unknown is a route of this site. */
export function getLinkKind(href: string): LinkKind {
  if (href.startsWith('#')) return 'hash';
  if (/^(mailto|tel):/i.test(href)) return 'contact';
  if (href.startsWith('//') || /^[a-z][a-z\d+.-]*:/i.test(href)) return 'external';
  return 'internal';
}

export type LinkKind = 'internal' | 'external' | 'hash' | 'contact';

/**
 * Says what a link leads to. `//host` and `https:` are external and stay as written; `mailto:` and
 * `tel:` open no tab; anything else is a route of this site.
 */
export function getLinkKind(href: string): LinkKind {
  if (href.startsWith('#')) return 'hash';
  if (/^(mailto|tel):/i.test(href)) return 'contact';
  if (href.startsWith('//') || /^[a-z][a-z\d+.-]*:/i.test(href)) return 'external';
  return 'internal';
}

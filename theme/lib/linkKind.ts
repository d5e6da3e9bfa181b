export type LinkKind = 'internal' | 'external' | 'hash' | 'contact';

/** `//host` and `https:` are external and stay as written; anything unknown is a route of this site. */
export function getLinkKind(href: string): LinkKind {
  if (href.startsWith('#')) return 'hash';
  if (/^(mailto|tel):/i.test(href)) return 'contact';
  if (href.startsWith('//') || /^[a-z][a-z\d+.-]*:/i.test(href)) return 'external';
  return 'internal';
}

/** Whether a click opens its link here rather than in another tab or window. */
export const isPlainClick = (event: Pick<MouseEvent, ClickModifier>): boolean =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

type ClickModifier = 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey';

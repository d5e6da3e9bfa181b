const attribute = /<html\b[^>]*\bdata-page-type="([\w-]+)"/;

/**
 * The type a page says it has on its root (theme/layout/PageHead.tsx).
 * @throws Error where it says none: its critical style could not be chosen.
 */
export function getPageType(html: string, file: string): string {
  const type = attribute.exec(html)?.[1];
  if (type) return type;
  throw new Error(
    `[htmlFirst] ${file} has no data-page-type on <html>, so its style cannot be chosen. ` +
      'theme/layout/PageHead.tsx sets it.',
  );
}

/** Types of few pages, which are much alike, share a style: each costs the security policy a hash. */
const kinds: Readonly<Record<string, string>> = { overview: 'wide', 'doc-wide': 'wide' };

/**
 * Which pages share a style: those of a type or kind, apart from those of them that hold parts only
 * some pages use (`data-part`, site/parts.ts). Home pages all do.
 */
export function getStyleGroup(html: string, file: string): string {
  const type = getPageType(html, file);
  const kind = kinds[type] ?? type;
  const isApart = kind !== 'home' && /<[^>]*\bdata-part=/.test(html);
  return isApart ? `${kind} with parts` : kind;
}

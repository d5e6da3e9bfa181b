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

/** Types of few pages, which are much alike, are looked at together: each look takes time. */
const kinds: Readonly<Record<string, string>> = {
  overview: 'wide',
  'doc-wide': 'wide',
  '404': 'home',
};

/** Parts by how many pages use them: pages whose rarest part is as rare are looked at together. */
const shelves: readonly (readonly string[])[] = [['tabs', 'steps', 'kbd'], ['table-cards']];

/**
 * Which pages are looked at together for their styles: those of a type or kind, apart from those of them that hold parts only
 * some pages use (`data-part`, site/parts.ts). Home pages all do.
 */
export function getStyleGroup(html: string, file: string): string {
  const type = getPageType(html, file);
  const kind = kinds[type] ?? type;
  const parts = [...html.matchAll(/<[^>]*\bdata-part="([^"]+)"/g)].map(([, part = '']) => part);
  if (kind === 'home' || parts.length === 0) return kind;
  const levels = parts.map((part) => {
    const shelf = shelves.findIndex((names) => names.includes(part));
    return shelf === -1 ? shelves.length : shelf;
  });
  return `${kind} with parts of shelf ${Math.max(...levels)}`;
}

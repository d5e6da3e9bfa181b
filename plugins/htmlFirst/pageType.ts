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

/**
 * Which pages share a style: those of a type, and all that hold parts only some pages use
 * (`data-part`, site/parts.ts), since each style costs the security policy a hash.
 */
export function getStyleGroup(html: string, file: string): string {
  const type = getPageType(html, file);
  return /<[^>]*\bdata-part=/.test(html) ? 'any with parts' : type;
}

/**
 * The path without the default language's prefix, or undefined where it has none: `/en/guide/` →
 * `/guide/`, `/base/v1/en/x` → `/base/v1/x`. Always a path of this origin: `/en//host/x` → `/host/x`.
 */
export function dropLanguagePrefix(
  path: string,
  base: string,
  language: string,
): string | undefined {
  if (!path.startsWith(base)) return undefined;
  const segments = path.slice(base.length).split('/');
  const index = segments.indexOf(language);
  if (index < 0 || index > 1) return undefined;
  const rest = segments.toSpliced(index, 1).join('/');
  return base + rest.replace(/^\/+/, '');
}

/** The path the site lives under with one slash at each end: `docs` → `/docs/`, `` → `/`. */
export function normalizeBase(base: string): string {
  const path = base.replace(/^\/+|\/+$/g, '');
  return path ? `/${path}/` : '/';
}

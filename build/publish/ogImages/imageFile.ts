import { createHash } from 'node:crypto';

/** Ten hexadecimal digits that stand for everything an image is made from. */
export function contentKey(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 10);
}

/** Where a page's image lies in the output: `/zh/guide/` → `static/og/zh-guide.<key>.png`. */
export function imageFile(routePath: string, key: string): string {
  const slug = routePath
    .split('/')
    .filter(Boolean)
    .join('-')
    .replace(/[^\w-]+/g, '_');
  return `static/og/${slug || 'index'}.${key}.png`;
}

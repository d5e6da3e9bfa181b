import { clsx } from 'clsx';

/** `Hello World` → `hello-world` */
export function toSlug(...words: string[]): string {
  return clsx(words).trim().toLowerCase().split(/\s+/).join('-');
}

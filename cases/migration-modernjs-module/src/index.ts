import { splitWords } from './splitWords';

export interface SlugOptions {
  separator?: string;
}

/** `Hello World` → `hello-world` */
export function toSlug(title: string, { separator = '-' }: SlugOptions = {}): string {
  return splitWords(title).join(separator).toLowerCase();
}

import { splitWords } from './words';

export interface SlugOptions {
  /** What is put between words; `-` if left out. */
  separator?: string;
}

/** `Hello World` → `hello-world` */
export function toSlug(title: string, options?: SlugOptions): string {
  const separator = options?.separator ?? '-';
  return splitWords(title)
    .map((word) => word.toLowerCase())
    .join(separator);
}

import { splitWords } from './words';

/** `Hello, World` → `hello-world` */
export function toSlug(text: string): string {
  return splitWords(text.toLowerCase()).join('-');
}

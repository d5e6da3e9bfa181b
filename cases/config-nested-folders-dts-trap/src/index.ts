import { splitWords } from './splitWords';

/** `Hello World` → `hello-world` */
export function toSlug(title: string): string {
  return splitWords(title).join('-').toLowerCase();
}

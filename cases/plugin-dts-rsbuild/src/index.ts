import { splitWords, type Words } from './splitWords';

export type { Words };

/** `Hello World` → `hello-world` */
export function toSlug(title: string): string {
  const words: Words = splitWords(title);
  return words.join('-').toLowerCase();
}

import { type SplitOptions, splitWords } from '@acme/text';

export interface SlugOptions extends SplitOptions {
  joiner?: string;
}

let count = 0;

/** How many slugs were made. */
export const countSlugs = (): number => count;

export function toSlug(text: string, { joiner = '-', ...options }: SlugOptions = {}): string {
  count += 1;
  return splitWords(text.toLowerCase(), options).join(joiner);
}

import { type SlugOptions, toSlug } from '@acme/slugs';
import { splitWords } from '@acme/text';

/** An address for each word of a title. */
export function listAddresses(title: string, options?: SlugOptions): string[] {
  return splitWords(title).map((word) => `/${toSlug(word, options)}`);
}

export { toSlug, type SlugOptions } from './slug.mjs';
export { truncate } from './truncate.mjs';

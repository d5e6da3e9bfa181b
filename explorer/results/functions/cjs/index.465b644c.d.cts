export { toSlug, type SlugOptions } from './slug.cjs';
export { truncate } from './truncate.cjs';

export { toSlug, type SlugOptions } from './slug.js';
export { truncate } from './truncate.js';

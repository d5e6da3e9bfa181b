export { toSlug, type SlugOptions } from './slug';
export { truncate } from './truncate';

export { toSlug } from './slug';

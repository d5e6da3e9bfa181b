export { toSlug } from './missing';

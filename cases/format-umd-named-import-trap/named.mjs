import { toSlug } from 'slugs';

console.log(toSlug('Hello World'));

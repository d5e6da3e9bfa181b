import { toSlug } from './index.js';

if (toSlug('Hello World') !== 'hello-world') throw new Error('no slug');

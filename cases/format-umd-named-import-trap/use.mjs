import slugs from 'slugs';

console.log(slugs.toSlug('Hello World'));
await import('./named.mjs');

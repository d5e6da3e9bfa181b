import { toSlug, splitWords } from "./index.js";
console.log(toSlug('Hello World'), splitWords('Hello World').length);

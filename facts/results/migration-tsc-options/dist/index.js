import { splitWords } from "./splitWords.js";
const toSlug = (title)=>splitWords(title).join('-').toLowerCase();
const version = '1.0.0';
export { toSlug, version };

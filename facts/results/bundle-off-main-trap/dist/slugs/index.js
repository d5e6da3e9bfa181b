import { splitWords } from "./splitWords.js";
const toSlug = (title)=>splitWords(title).join('-').toLowerCase();
export { toSlug };

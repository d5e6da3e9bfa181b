import { splitWords } from "./vendor.js";
const toSlug = (title)=>splitWords(title).join('-').toLowerCase();
export { toSlug };

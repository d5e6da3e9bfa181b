import { splitWords } from "@acme/text";
const toSlug = (title)=>splitWords(title).join('-').toLowerCase();
export { toSlug };

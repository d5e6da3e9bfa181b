import { splitWords } from "./splitWords.js";
function toSlug(title) {
    return splitWords(title).join('-').toLowerCase();
}
export { toSlug };

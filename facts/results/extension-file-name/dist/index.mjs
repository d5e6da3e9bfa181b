import { splitWords } from "./splitWords.mjs";
function toSlug(title) {
    return splitWords(title).join('-').toLowerCase();
}
export { toSlug };

import { splitWords } from "./splitWords.js";
function toSlug(title) {
    const words = splitWords(title);
    return words.join('-').toLowerCase();
}
export { toSlug };

import { splitWords } from "./words.js";
function toSlug(title, options) {
    const separator = options?.separator ?? '-';
    return splitWords(title).map((word)=>word.toLowerCase()).join(separator);
}
export { toSlug };

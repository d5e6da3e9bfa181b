import { splitWords } from "./splitWords";
function toSlug(title) {
    return splitWords(title).join('-').toLowerCase();
}
export { toSlug };

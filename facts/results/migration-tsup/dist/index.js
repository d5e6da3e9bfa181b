/*! slugs 1.0.0 | MIT */
import { splitWords } from "./e~0.js";
function toSlug(title, { separator = '-' } = {}) {
    return splitWords(title).join(separator).toLowerCase();
}
export { toSlug };

//# sourceMappingURL=index.js.map
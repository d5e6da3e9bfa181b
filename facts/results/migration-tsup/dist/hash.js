/*! slugs 1.0.0 | MIT */
import { createHash } from "node:crypto";
import { splitWords } from "./e~0.js";
function toHash(title) {
    return createHash('sha256').update(splitWords(title).join(' ')).digest('hex').slice(0, 8);
}
export { toHash };

//# sourceMappingURL=hash.js.map
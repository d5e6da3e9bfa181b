import { splitWords } from "./words.js";
function toSlug(title, options) {
    var _ref;
    const separator = null != (_ref = null == options ? void 0 : options.separator) ? _ref : '-';
    return splitWords(title).map((word)=>word.toLowerCase()).join(separator);
}
export { toSlug };

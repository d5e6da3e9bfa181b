import { splitWords } from "./words.js";
function toSlug(title, options) {
    var _ref;
    var separator = null != (_ref = null == options ? void 0 : options.separator) ? _ref : '-';
    return splitWords(title).map(function(word) {
        return word.toLowerCase();
    }).join(separator);
}
export { toSlug };

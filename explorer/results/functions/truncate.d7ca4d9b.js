import { splitWords } from "./words.js";
function truncate(text) {
    var count = arguments.length > 1 && void 0 !== arguments[1] ? arguments[1] : 10;
    var words = splitWords(text);
    if (words.length <= count) return text;
    return "".concat(words.slice(0, count).join(' '), "…");
}
export { truncate };

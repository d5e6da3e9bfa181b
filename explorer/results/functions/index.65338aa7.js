function splitWords(text) {
    var _text_match;
    return null != (_text_match = text.match(/[^\s.,;:!?]+/g)) ? _text_match : [];
}
function toSlug(title, options) {
    var _ref;
    var separator = null != (_ref = null == options ? void 0 : options.separator) ? _ref : '-';
    return splitWords(title).map(function(word) {
        return word.toLowerCase();
    }).join(separator);
}
function truncate(text) {
    var count = arguments.length > 1 && void 0 !== arguments[1] ? arguments[1] : 10;
    var words = splitWords(text);
    if (words.length <= count) return text;
    return "".concat(words.slice(0, count).join(' '), "…");
}
export { toSlug, truncate };

//# sourceMappingURL=index.js.map
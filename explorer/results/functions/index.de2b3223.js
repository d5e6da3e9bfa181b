function splitWords(text) {
    var _text_match;
    return null != (_text_match = text.match(/[^\s.,;:!?]+/g)) ? _text_match : [];
}
function toSlug(title, options) {
    var _ref;
    const separator = null != (_ref = null == options ? void 0 : options.separator) ? _ref : '-';
    return splitWords(title).map((word)=>word.toLowerCase()).join(separator);
}
function truncate(text, count = 10) {
    const words = splitWords(text);
    if (words.length <= count) return text;
    return `${words.slice(0, count).join(' ')}…`;
}
export { toSlug, truncate };

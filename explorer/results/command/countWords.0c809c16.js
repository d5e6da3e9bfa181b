function countWords(text) {
    var _ref;
    var _text_match;
    return null != (_ref = null == (_text_match = text.match(/[\p{L}\p{N}]+/gu)) ? void 0 : _text_match.length) ? _ref : 0;
}
export { countWords };

//# sourceMappingURL=countWords.js.map
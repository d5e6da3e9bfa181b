function splitWords(text) {
    var _text_match;
    return null != (_text_match = text.match(/[^\s.,;:!?]+/g)) ? _text_match : [];
}
export { splitWords };

//# sourceMappingURL=words.js.map
function splitWords(text) {
    return text.match(/[^\s.,;:!?]+/g) ?? [];
}
export { splitWords };

//# sourceMappingURL=words.js.map
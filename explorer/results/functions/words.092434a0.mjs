function splitWords(text) {
    return text.match(/[^\s.,;:!?]+/g) ?? [];
}
export { splitWords };

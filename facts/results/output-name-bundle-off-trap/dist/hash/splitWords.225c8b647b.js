function splitWords(text) {
    return text.trim().split(/\s+/);
}
export { splitWords };

/*! slugs 1.0.0 | MIT */
function splitWords(text) {
    return text.trim().split(/\s+/);
}
export { splitWords };

//# sourceMappingURL=e~0.js.map
function splitWords(text) {
    return text.trim().split(/\s+/);
}
function toSlug(title, { separator = '-' } = {}) {
    return splitWords(title).join(separator).toLowerCase();
}
export { toSlug };

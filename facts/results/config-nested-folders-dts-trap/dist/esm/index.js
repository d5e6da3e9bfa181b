function splitWords(text) {
    return text.trim().split(/\s+/);
}
function toSlug(title) {
    return splitWords(title).join('-').toLowerCase();
}
export { toSlug };

function splitWords(text) {
    return text.trim().split(/\s+/);
}
function toSlug(title) {
    const words = splitWords(title);
    return words.join('-').toLowerCase();
}
export { toSlug };

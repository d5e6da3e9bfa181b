function splitWords(text) {
    return text.match(/[^\s.,;:!?]+/g) ?? [];
}
function toSlug(title, options) {
    const separator = options?.separator ?? '-';
    return splitWords(title).map((word)=>word.toLowerCase()).join(separator);
}
function truncate(text, count = 10) {
    const words = splitWords(text);
    if (words.length <= count) return text;
    return `${words.slice(0, count).join(' ')}…`;
}
export { toSlug, truncate };

//# sourceMappingURL=index.js.map
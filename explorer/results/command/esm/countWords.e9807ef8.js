function countWords(text) {
    return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}
export { countWords };

//# sourceMappingURL=countWords.js.map
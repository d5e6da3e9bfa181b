var src_getLast = function(words) {
    return words.at(-1);
};
var src_createIndex = function(words) {
    return new Map(words.map(function(word, index) {
        return [
            word,
            index
        ];
    }));
};
export { src_createIndex as createIndex, src_getLast as getLast };

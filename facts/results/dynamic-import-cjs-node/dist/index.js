const index_module = {
    words: "words-fuoV10"
};
const className = index_module.words;
const loadWords = ()=>import("./words~0.js");
export { className, loadWords };

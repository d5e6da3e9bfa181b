const loadWords = ()=>import("./words.mjs");
export { loadWords };

//# sourceMappingURL=index.mjs.map
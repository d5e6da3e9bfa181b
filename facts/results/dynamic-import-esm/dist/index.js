const loadWords = ()=>import("./words.js");
export { loadWords };

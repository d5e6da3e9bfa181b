const loadWords = ()=>import("./words~0.js");
export { loadWords };

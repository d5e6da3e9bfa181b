const load = ()=>import("./words.js");
export { load };

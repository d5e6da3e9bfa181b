const load = ()=>import("./chunks/words.js");
export { load };

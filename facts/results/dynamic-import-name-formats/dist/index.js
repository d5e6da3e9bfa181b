const load = ()=>import("./words~0.js");
export { load };

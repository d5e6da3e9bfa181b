const load = ()=>import("./draw.js");
export { load };

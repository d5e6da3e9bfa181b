export { default as a } from "./a.module.js";
export { default as b } from "./b.module.js";

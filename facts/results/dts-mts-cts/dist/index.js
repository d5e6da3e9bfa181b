export { a } from "./a.js";
export { b } from "./b.js";

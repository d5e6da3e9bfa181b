const one = 1;
export { folder } from "./n.js";
export { one };

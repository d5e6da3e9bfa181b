const two = 2;
export { folder } from "../n.js";
export { two };

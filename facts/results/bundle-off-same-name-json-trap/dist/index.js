import limits, { lowest } from "./limits.js";
const highest = limits.highest;
export { highest, lowest };

export { Counter } from "./counter.js";
export { Timer } from "./timer.js";

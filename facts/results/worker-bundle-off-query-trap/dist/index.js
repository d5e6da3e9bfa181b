export { default as Counter } from "./counter.js";

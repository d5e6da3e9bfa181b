export { split } from "./words.js";

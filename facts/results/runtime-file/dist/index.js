export { words } from "./words.js";

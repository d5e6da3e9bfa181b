export { default as words } from "./words.js";

export { default as logo } from "./logo.js";

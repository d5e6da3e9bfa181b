export { default as Logo } from "./logo.js";

export { default as terms } from "./terms.js";

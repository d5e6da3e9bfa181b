export { default, one as first } from "./words.js";

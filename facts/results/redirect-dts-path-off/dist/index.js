export { splitWords } from "./text/splitWords.js";

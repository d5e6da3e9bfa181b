import { splitWords } from "./vendor.js";
const countWords = (text)=>splitWords(text).length;
export { countWords };

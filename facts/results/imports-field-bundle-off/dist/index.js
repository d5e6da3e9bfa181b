import { splitWords } from "./parts/words.js";
const countWords = (title)=>splitWords(title).length;
export { countWords };

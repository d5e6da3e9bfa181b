import { splitWords } from "./parts/words.js";
const toWords = (title)=>splitWords(title);
export { toWords };

import { clamp } from "clamp";
import { splitWords } from "words";
const countWords = (text)=>clamp(splitWords(text).length, 0, 100);
export { countWords };

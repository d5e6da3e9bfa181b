import { isWide } from "theme";
import { splitWords } from "words";
const clamp = (value, low, high)=>Math.min(Math.max(value, low), high);
const countWords = (text)=>clamp(splitWords(text).length, 0, isWide() ? 100 : 10);
export { countWords };

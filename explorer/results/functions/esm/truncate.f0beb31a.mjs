import { splitWords } from "./words.mjs";
function truncate(text, count = 10) {
    const words = splitWords(text);
    if (words.length <= count) return text;
    return `${words.slice(0, count).join(' ')}…`;
}
export { truncate };

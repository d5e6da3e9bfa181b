import { splitWords } from "./words.js";
function truncate(text, count = 10) {
    const words = splitWords(text);
    if (words.length <= count) return text;
    return `${words.slice(0, count).join(' ')}…`;
}
export { truncate };

//# sourceMappingURL=truncate.js.map
import { readFile } from "node:fs/promises";
function countWords(text) {
    return text.split(/\s+/).filter(Boolean).length;
}
async function countWordsIn(file) {
    return countWords(await readFile(file, 'utf8'));
}
export { countWords, countWordsIn };

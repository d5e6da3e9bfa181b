const splitWords = (text)=>text.trim().split(/\s+/);
const countWords = (text)=>splitWords(text).length;
export { countWords };

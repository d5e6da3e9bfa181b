/*! LICENSE: index.js.LICENSE.txt */
/*! clamp 1.0.0 | MIT License */ const clamp = (value, low, high)=>Math.min(high, Math.max(low, value));
const splitWords = (text)=>text.trim().split(/\s+/);
const countWords = (text)=>clamp(splitWords(text).length, 0, 100);
export { countWords };

const splitWords = (text)=>text.trim().split(/\s+/);
const toSlug = (title)=>splitWords(title).join('-').toLowerCase();
export { splitWords, toSlug };

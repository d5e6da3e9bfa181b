const splitWords = (text)=>text.split(' ');
const toSlug = (title)=>splitWords(title).join('-');
export { toSlug };

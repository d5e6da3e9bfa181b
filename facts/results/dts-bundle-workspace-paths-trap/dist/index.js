const toSlug = (text)=>text.words.join('-');
export { toSlug };

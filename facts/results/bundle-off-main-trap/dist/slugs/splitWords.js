const splitWords = (text)=>text.trim().split(/\s+/);
export { splitWords };

const splitWords = (text)=>text.split(' ');
export { splitWords };

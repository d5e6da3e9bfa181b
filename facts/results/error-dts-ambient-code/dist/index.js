const countWords = (text)=>text.split(' ').length;
export { countWords };

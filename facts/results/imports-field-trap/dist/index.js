const splitWords = (text)=>text.split(' ');
const toWords = (title)=>splitWords(title);
export { toWords };

const split = (text)=>text.split(' ');
export { split };

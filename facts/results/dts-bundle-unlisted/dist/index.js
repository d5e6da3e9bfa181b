const first = (words)=>words[0] ?? '';
export { first };

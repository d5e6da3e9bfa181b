const getLast = (words)=>words.at(-1);
export { getLast };

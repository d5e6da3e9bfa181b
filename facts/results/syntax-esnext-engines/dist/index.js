const notLatin = /[\p{L}--[a-z]]/v;
export { notLatin };

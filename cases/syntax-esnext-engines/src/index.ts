export const notLatin = /[\p{L}--[a-z]]/v;

export const countWords = (text) => text.split(' ').length;

import words = require('words');

export const first: string = words.words[0] ?? '';

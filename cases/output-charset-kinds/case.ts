import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Characters outside ASCII, by charset and minify',
  question: 'Are accents, Chinese and emoji escaped in the output?',
  expect: {
    files: ['ascii/index.js', 'default/index.js', 'minified/index.js', 'plain/index.js'],
    contains: {
      'default/index.js': ["const word = 'é';", "const words = 'é日本😀';"],
      'plain/index.js': ["const word = 'é';", "const words = 'é日本😀';"],
      'minified/index.js': ['"\\xe9"', '"\\xe9日本\\uD83D\\uDE00"'],
      'ascii/index.js': ['"\\xe9"', '"\\xe9\\u65E5\\u672C\\uD83D\\uDE00"'],
    },
  },
});

import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'How lists, functions and undefined merge',
  question: 'What happens to lists and functions at the top level and in a lib item?',
  expect: {
    files: ['index.js', 'more.js'],
    contains: {
      'index.js': ['from "one"', 'from "two"', 'console.log("item");\nconsole.log("top");'],
    },
  },
});

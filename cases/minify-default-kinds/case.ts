import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'What the default minification does to each kind of code',
  question: 'What does the default minification remove?',
  expect: {
    files: ['index.js'],
    contains: {
      'index.js': [
        '100 * width * height',
        'debugger;',
        'console.log(name)',
        'void 0',
        'null == value',
      ],
    },
    lacks: { 'index.js': ['JSDoc', 'unused', 'never', 'dropped'] },
  },
});

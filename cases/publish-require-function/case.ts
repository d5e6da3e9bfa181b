import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'require() gives the function itself',
  question: 'How do I let require() return my function and not { default }?',
  expect: {
    files: ['index.js'],
    requires: [{ file: 'dist/index.js', holds: "typeof m === 'function' && m('a b') === 'a-b'" }],
    imports: [{ file: 'dist/index.js', holds: "m.default('a b') === 'a-b'" }],
  },
});

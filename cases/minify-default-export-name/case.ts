import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The name of an anonymous default export',
  question: 'Which name has a function that is exported as default without a name?',
  expect: {
    files: ['index.js'],
    imports: [{ file: 'dist/index.js', holds: "m.default.name === 'src'" }],
  },
});

import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'One instance behind both formats',
  question: 'How do I avoid two instances of a dual package?',
  expect: {
    files: ['index.cjs'],
    imports: [
      {
        file: 'index.mjs',
        names: ['register', 'size'],
        holds: "(m.register('a'), m.size() === 1 && require('./dist/index.cjs').size() === 1)",
      },
    ],
    publint: [],
  },
});

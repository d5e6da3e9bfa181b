import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Two dynamic imports at once',
  question: 'Does Promise.all of two imports work?',
  expect: {
    files: ['index.js', 'one.js', 'two.js'],
    imports: [
      {
        file: 'dist/index.js',
        holds: "typeof m.load === 'function' && m.load() instanceof Promise",
      },
    ],
  },
});

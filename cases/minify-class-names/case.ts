import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The default minification with names of classes',
  question: 'How do I keep the names of class expressions?',
  expect: {
    files: ['index.js'],
    imports: [
      {
        file: 'dist/index.js',
        holds: "m.wrap(class {}).name === 'Wrapped' && m.makeFunction().name === 'inner'",
      },
    ],
  },
});

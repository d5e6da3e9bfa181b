import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'One package, two instances',
  question: 'Why is the state of my library not shared between import and require?',
  expect: {
    files: ['index.cjs', 'index.js'],
    imports: [
      {
        file: 'dist/index.js',
        names: ['register', 'size'],
        holds: "(m.register('a'), m.size() === 1 && require('./index.cjs').size() === 0)",
      },
    ],
  },
});

import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Names of class expressions',
  question: 'Why is the name of my class empty?',
  expect: {
    files: ['index.js'],
    imports: [
      {
        file: 'dist/index.js',
        holds:
          "m.Kept.name === 'Kept' && m.assigned.name === 'assigned' && m.wrap(class {}).name === ''",
      },
    ],
  },
});

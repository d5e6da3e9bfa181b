import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Sass and Less with a query',
  question: 'Do ?raw and ?inline work for Sass and Less?',
  expect: {
    files: ['index.js'],
    imports: [
      {
        file: 'dist/index.js',
        holds:
          "m.sassSource.includes('$accent: teal') && m.lessSource.includes('@accent: navy') && " +
          "m.sassStyles.includes('.menu a {\\n  color: teal;') && m.lessStyles.includes('.tabs a {\\n  color: navy;')",
      },
    ],
  },
});

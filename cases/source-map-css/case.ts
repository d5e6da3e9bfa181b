import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Source maps of a library with styles',
  question: 'Does output.sourceMap: true write source maps for style sheets?',
  expect: {
    files: ['index.css', 'index.css.map', 'index.js', 'index.js.map'],
    contains: { 'index.css': 'sourceMappingURL=index.css.map' },
  },
});

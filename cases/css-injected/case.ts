import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Styles inside JavaScript',
  question: 'How do I ship styles that need no import of a CSS file?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': 'color: teal' },
    imports: [{ file: 'dist/index.js', names: ['className'] }],
  },
});

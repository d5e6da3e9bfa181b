import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'output.minify: false',
  question: 'How do I keep the code as the compiler leaves it?',
  expect: {
    files: ['index.js'],
    contains: { 'index.js': ['unusedRate', '// Cents', '/*! prices 1.0.0 | MIT */'] },
  },
});

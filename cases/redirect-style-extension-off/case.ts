import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'redirect.style.extension: false',
  question: 'How do I keep .less in an import?',
  expect: {
    files: ['index.js', 'theme/button.css'],
    firstLine: { 'index.js': 'import "./theme/button.less";' },
  },
});

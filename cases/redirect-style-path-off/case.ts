import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'redirect.style.path: false',
  question: 'How do I keep the path of a style import as written?',
  expect: {
    files: ['index.js', 'theme/button.css'],
    firstLine: { 'index.js': 'import "@/theme/button.css";' },
  },
});

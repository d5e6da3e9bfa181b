import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Imports of styles follow the output',
  question: 'What does an import of a .less file become with bundle: false?',
  expect: {
    files: ['index.js', 'theme/button.css'],
    firstLine: { 'index.js': 'import "./theme/button.css";' },
  },
});

import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A folder for each kind of file',
  question: 'How do I write styles and images into folders of their own?',
  expect: {
    files: ['images/logo.svg', 'index.js', 'styles/index.css', 'theme.js'],
    contains: { 'index.js': './images/logo.svg', 'styles/index.css': '../images/logo.svg' },
  },
});

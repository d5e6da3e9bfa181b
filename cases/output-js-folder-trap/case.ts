import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Chunks outside the folder of the entries',
  question: 'Why do chunks not lie in the folder that distPath.js names?',
  expect: {
    files: ['js/index.js', 'static/svg/logo.svg', 'theme.js'],
    contains: { 'js/index.js': '../theme.js' },
  },
});

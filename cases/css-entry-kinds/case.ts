import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Style sheets as entries',
  question: 'What does an entry of style sheets write?',
  expect: {
    files: ['bundle/theme.css', 'bundle/theme.js', 'files/dark.css', 'files/light.css'],
    contains: { 'bundle/theme.css': ['navy', 'teal'] },
  },
});

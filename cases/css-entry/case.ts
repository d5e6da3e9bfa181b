import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A style sheet as an entry',
  question: 'How do I build a style sheet without JavaScript?',
  expect: { files: ['theme.css', 'theme.js'], lacks: { 'theme.js': 'teal' } },
});

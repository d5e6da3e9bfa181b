import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'tools.cssExtract with bundle: false',
  question: 'Why does tools.cssExtract not rename my style sheet?',
  expect: { files: ['button.css', 'index.js'] },
});

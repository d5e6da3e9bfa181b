import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'server.base in a file for pages',
  question: 'Does server.base change a build?',
  expect: { files: ['index.js'], contains: { 'index.js': '/widgets/theme.css' } },
});

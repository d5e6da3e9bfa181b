import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Stylesheets with bundle: false',
  question: 'Does each component keep its stylesheet with bundle: false?',
  expect: { files: ['button.css', 'index.js'], contains: { 'index.js': 'import "./button.css";' } },
});

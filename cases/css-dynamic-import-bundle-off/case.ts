import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Styles of import() with bundle: false',
  question: 'Does a component loaded with import() import its styles with bundle: false?',
  expect: {
    files: ['chart.css', 'chart.js', 'index.js'],
    contains: { 'chart.js': 'import "./chart.css";' },
  },
});

import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Styles of a module that import() loads',
  question: 'Who loads the styles of a component that is loaded with import()?',
  expect: { contains: { 'chart.css': '.chart' }, lacks: { 'index.js': 'css', 'chart.js': '.css' } },
});

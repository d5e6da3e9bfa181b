import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A Web Worker in an iife',
  question: 'Can a script in iife start a Web Worker?',
  expect: { contains: { 'index.js': 'import.meta.url' }, logLacks: ['warn', 'error'] },
});

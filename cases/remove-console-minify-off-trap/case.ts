import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'removeConsole without the minifier',
  question: 'Why are console calls still in the output?',
  expect: { contains: { 'index.js': "console.info('prices loaded')" } },
});

import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Two lib items, one file',
  question: 'What happens when two formats write index.js?',
  expect: { anyOf: [['index.js']], logLacks: ['warn', 'error'] },
});

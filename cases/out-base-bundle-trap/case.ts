import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'outBase in a bundle',
  question: 'Why does outBase change nothing?',
  expect: { files: ['a.js'], logLacks: ['warn', 'error'] },
});

import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '.mts and .cts in the source',
  question: 'What becomes of .mts and .cts files?',
  expect: {
    files: ['index.js', 'old.js'],
    contains: { 'old.js': 'export { format }' },
    logLacks: ['warn', 'error'],
  },
});

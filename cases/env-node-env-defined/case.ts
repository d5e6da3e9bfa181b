import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'NODE_ENV written into an ES module',
  question: 'How do I avoid “process is not defined” in a browser?',
  expect: { files: ['index.js'], lacks: { 'index.js': 'process' } },
});

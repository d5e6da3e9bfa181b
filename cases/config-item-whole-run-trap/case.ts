import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'root, logLevel and server in an item',
  question: 'Why do root, logLevel and server of an item of lib change nothing?',
  expect: {
    files: ['index.js', 'robots.txt'],
    log: 'File (esm)',
    logLacks: ['warn', 'error'],
  },
});

import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A compiled .wasm file in an application that is bundled',
  question: 'Why is the .wasm file of my library not found in a bundled application?',
  before: [['build', '--config', 'library.config.ts']],
  expect: { files: ['app.js'], contains: { 'app.js': 'import.meta.url' }, logLacks: 'warn' },
});

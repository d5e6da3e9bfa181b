import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A config of 0.x, built by 1.0',
  question: 'Does my config of Rslib 0.x still build?',
  expect: {
    files: ['index.d.ts', 'index.js'],
    lacks: { 'index.js': 'import' },
    log: 'lib.autoExternal is deprecated, use output.autoExternal instead.',
  },
});

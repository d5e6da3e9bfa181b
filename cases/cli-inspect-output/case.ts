import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'inspect --output',
  question: 'How do I write the inspected configuration to another folder?',
  command: ['inspect', '--output', '../inspected', '--verbose'],
  output: 'inspected',
  expect: {
    files: ['rsbuild.config.mjs', 'rslib.config.mjs', 'rspack.config.esm.mjs'],
    log: '<root>/inspected/rslib.config.mjs',
  },
});

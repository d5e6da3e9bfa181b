import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The resolved configuration',
  question: 'How do I see the configuration that is really used?',
  command: ['inspect'],
  output: 'dist/.rsbuild',
  expect: { files: ['rsbuild.config.mjs', 'rslib.config.mjs', 'rspack.config.esm.mjs'] },
});

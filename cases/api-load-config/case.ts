import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A build from JavaScript with the config file',
  question: 'How does a script use rslib.config.ts?',
  script: 'build.mjs',
  expect: { files: ['index.cjs'], log: 'rslib.config.ts' },
});

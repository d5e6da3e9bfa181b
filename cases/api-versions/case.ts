import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Versions of the tools beneath',
  question: 'Which Rsbuild and Rspack does Rslib use?',
  script: 'versions.mjs',
  expect: { files: [], log: '1.0.1' },
});

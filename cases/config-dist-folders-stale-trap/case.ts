import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Files from before separate folders',
  question: 'Does a build with a folder for each format empty dist?',
  before: [['build', '--config', 'earlier.config.ts']],
  expect: { files: ['cjs/index.cjs', 'esm/index.js', 'index.js'] },
});

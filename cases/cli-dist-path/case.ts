import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '--dist-path with other folders in the config',
  question: 'Does --dist-path replace all of output.distPath?',
  command: ['build', '--dist-path', 'out'],
  output: 'out',
  expect: { files: ['images/logo.svg', 'index.js'] },
});

import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dist is emptied',
  question: 'Are old files removed from dist?',
  before: [['build', '--format', 'cjs']],
  expect: { files: ['index.js'] },
});

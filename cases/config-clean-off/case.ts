import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Files from before',
  question: 'Does a build empty dist first?',
  before: [['build', '--format', 'cjs']],
  expect: { files: ['index.cjs', 'index.js'] },
});

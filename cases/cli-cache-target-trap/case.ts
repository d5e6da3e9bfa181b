import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: '--target and the build cache',
  question: 'Why does build --target web write no CSS after another build?',
  before: [['build']],
  command: ['build', '--target', 'web'],
  expect: { files: ['index.js'] },
});

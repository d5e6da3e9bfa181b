import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Assets of a package that is bundled again',
  question: 'Which files of my package survive the bundler of my users?',
  before: [['build', '--root', 'packages/files']],
  command: ['build', '--root', 'packages/app'],
  output: 'packages/app/dist',
  expect: {
    files: ['index.js', 'static/assets/words.txt', 'static/svg/logo.svg'],
    contains: { 'index.js': '"static/svg/mark.svg"' },
  },
});

import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'package.json in the folder above',
  question: 'Does a build find the package.json of a folder above the project?',
  command: ['build', '--root', 'packages/slugs'],
  output: 'packages/slugs/dist',
  expect: { files: ['index.js'], log: 'The `package.json` file does not exist' },
});

import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Merged declarations with paths into another package',
  question: 'Why is the declaration entry file not found in a workspace?',
  typescript: '5',
  expect: { exit: 1, files: ['index.js'], log: ['Declaration entry file', 'not found'] },
});

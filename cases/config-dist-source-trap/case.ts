import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'The source folder as output folder',
  question: 'Why did the build delete my source?',
  output: 'src',
  expect: { exit: 1, files: [], log: 'Module not found' },
});

import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A folder called public',
  question: 'Why are files of the folder public in my package?',
  expect: { files: ['index.js', 'robots.txt'] },
});

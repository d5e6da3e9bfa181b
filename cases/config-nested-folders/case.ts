import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An output folder inside another',
  question: 'Can an output folder be inside another one?',
  expect: { files: ['index.js', 'umd/index.js'] },
});

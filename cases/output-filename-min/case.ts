import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A UMD file and its minified twin',
  question: 'How do I publish index.js and index.min.js?',
  expect: { files: ['index.js', 'index.min.js'] },
});

import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Where files land with outBase',
  question: 'How do I keep a folder of src in the output paths?',
  expect: { files: ['parts/a.js', 'parts/b.js'] },
});

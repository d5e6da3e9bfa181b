import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Where files land without outBase',
  question: 'Why is a folder of src missing in the output paths?',
  expect: { files: ['a.js', 'b.js'] },
});

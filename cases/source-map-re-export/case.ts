import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Source maps of a file that only re-exports',
  question: 'Why has my index.js.map no mappings?',
  expect: { files: ['index.js', 'words.js', 'words.js.map'] },
});

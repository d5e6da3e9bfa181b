import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Licence comments lost',
  question: 'Why is no licence left in the minified file?',
  expect: { files: ['index.js'], lacks: { 'index.js': 'MIT' } },
});

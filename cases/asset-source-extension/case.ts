import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'source.assetsInclude',
  question: 'How do I make another kind of file an asset?',
  expect: { files: ['index.js', 'static/assets/words.data'] },
});

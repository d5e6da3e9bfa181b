import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A text file in bundleless ESM output',
  question: 'Why does importing a .txt file write rslib-runtime.js?',
  expect: { files: ['index.js', 'rslib-runtime.js', 'static/assets/terms.txt', 'terms.js'] },
});

import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'imports of package.json in bundleless output',
  question: 'What becomes of #int/a with bundle: false?',
  expect: { files: ['index.js', 'parts/words.js'] },
});

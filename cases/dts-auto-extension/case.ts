import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'dts.autoExtension',
  question: 'How do I get .d.cts next to .cjs?',
  expect: { files: ['index.cjs', 'index.d.cts', 'splitWords.d.cts'] },
});

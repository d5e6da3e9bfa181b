import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'One lib item only',
  question: 'How do I build one of several formats?',
  command: ['build', '--lib', 'cjs'],
  expect: { files: ['index.cjs'], logLacks: 'esm' },
});

import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Declarations do not follow output.filename.js',
  question: 'Why do my declarations keep .d.ts next to .mjs?',
  expect: { files: ['index.d.ts', 'index.mjs'] },
});

import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A written type in place of an inferred one',
  question: 'How do I get rid of TS2742?',
  expect: { files: ['index.d.ts', 'index.js'] },
});

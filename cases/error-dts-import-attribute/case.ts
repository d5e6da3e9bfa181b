import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Import attributes without module in tsconfig.json',
  question: 'Why does TypeScript reject an import attribute with TS2823?',
  expect: { exit: 1, log: ['TS2823'] },
});

import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Types of packages stay imports',
  question: 'How does dts.bundle keep imports of the types of dev dependencies, as tsup does?',
  expect: {
    files: ['index.d.ts', 'index.js'],
    contains: { 'index.d.ts': "from 'words'" },
  },
});

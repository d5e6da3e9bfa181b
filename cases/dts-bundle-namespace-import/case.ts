import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A namespace of a package with dts.bundle',
  question: 'How do I export the namespace of a package and bundle declarations?',
  expect: {
    files: ['index.d.ts', 'index.js'],
    contains: { 'index.d.ts': "import * as text from 'words';" },
  },
});

import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'An image in an ESM bundle',
  question: 'What does an import of an image become?',
  expect: {
    files: ['index.d.ts', 'index.js', 'static/svg/logo.svg'],
    contains: {
      'index.js': 'from "./static/svg/logo.svg"',
      'index.d.ts': 'declare const logo: string',
    },
  },
});

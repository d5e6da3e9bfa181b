import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Declarations by TypeScript 5',
  question: 'Does dts work with TypeScript 5?',
  typescript: '5',
  expect: {
    files: ['index.d.ts', 'index.js', 'splitWords.d.ts'],
    logLacks: 'tsgo',
    consumer:
      "import { toSlug, type Words } from 'slugs';\n\nconst words: Words = [toSlug('Hello World')];\n// @ts-expect-error a title is text\ntoSlug(42);\nexport { words };\n",
  },
});

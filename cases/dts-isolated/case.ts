import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'Isolated declarations',
  question: 'How do I get declarations without running TypeScript?',
  expect: {
    files: ['index.d.ts', 'index.js', 'splitWords.d.ts'],
    consumer:
      "import { toSlug, type Words } from 'slugs';\n\nconst words: Words = [toSlug('Hello World')];\n// @ts-expect-error a title is text\ntoSlug(42);\nexport { words };\n",
  },
});
